export { sampleContext } from '#src/workbench/gallery/sample-context.ts'
