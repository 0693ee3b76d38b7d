/** Keys as they are printed on them: "Ctrl K" is two. Readers hear the words beside them. */
export const Keys = ({ keys }: { readonly keys: string }) =>
  keys.split(' ').map((key, at) => (
    <kbd key={`${key} ${at}`} aria-hidden="true">
      {key}
    </kbd>
  ))
