// Whether this is a copy of the institution to rehearse on: the server says it in the page itself, before anybody enters.
export const esPractica = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="practica"]')?.content === 'si';
