// A PostgreSQL address taken apart: who enters with it, and what it asks of the session.

export interface Credenciales {
  readonly usuario: string;
  readonly clave: string;
}

/** The same place, entered as somebody else. What the address asked of its own session stays behind. */
export function conCredenciales(direccion: string, { usuario, clave }: Credenciales): string {
  const url = new URL(direccion);
  url.username = encodeURIComponent(usuario);
  url.password = encodeURIComponent(clave);
  for (const parametro of ['user', 'password', 'options']) url.searchParams.delete(parametro);
  return url.href;
}

export function credencialesDe(direccion: string): Credenciales {
  const url = new URL(direccion);
  return {
    usuario: url.searchParams.get('user') ?? decodeURIComponent(url.username),
    clave: url.searchParams.get('password') ?? decodeURIComponent(url.password),
  };
}

/** `pg` lets the options of the address replace the program's own: they are taken out, to be said before ours. */
export function separarOpciones(direccion: string): {
  readonly direccion: string;
  readonly opciones: string;
} {
  const url = new URL(direccion);
  const opciones = url.searchParams.get('options') ?? '';
  url.searchParams.delete('options');
  return { direccion: url.href, opciones };
}
