// A field that holds something its owner cannot read says so, and whatever would send what is written stops there: the
// value behind it is an older one, which nobody means any more.
//
//   <input {...(error === undefined ? {} : UNREADABLE)} />
//   if (focusUnreadable(formulario)) return;
export const UNREADABLE = { 'data-ilegible': true } as const;

/** Brings the keyboard to the first one; false when there is none. */
export function focusUnreadable(place: Pick<ParentNode, 'querySelector'> | null): boolean {
  const field = place?.querySelector<HTMLElement>('[data-ilegible]') ?? null;
  field?.focus();
  return field !== null;
}
