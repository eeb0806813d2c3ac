// The signed-in person as the entry in local storage tells it. Whatever is there, it is read without failing.
export function readLoggedUser(texto: string | null): LoggedUser {
  try {
    const leido: unknown = JSON.parse(texto ?? 'null');
    if (typeof leido !== 'object' || leido === null) return NADIE;
    const campo = (nombre: string) => {
      const valor: unknown = Reflect.get(leido, nombre);
      return typeof valor === 'string' ? valor : undefined;
    };
    return { name: campo('name') ?? '', email: campo('email') ?? '', avatar: campo('avatar') ?? null };
  } catch {
    return NADIE;
  }
}

export interface LoggedUser {
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
}

const NADIE: LoggedUser = { name: '', email: '', avatar: null };
