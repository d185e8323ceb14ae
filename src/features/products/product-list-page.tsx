export { default } from '#src/app/pending-page.tsx'
