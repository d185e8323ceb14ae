/* React DOM is evaluated with React's chunk (vite.config.ts): a task of its own, and not a part of the portal's. */
export { createRoot } from 'react-dom/client'
