/** The dialog is loaded when somebody is asked for a proof. */
export const loadProofOverlay = () => import('./proof-dialog.tsx')
