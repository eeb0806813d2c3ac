// What was being written when the session expired or the tab was closed, kept in this browser by person and form until
// it is saved, discarded, or the person leaves for good. Never passwords.
const PREFIJO = 'sin-guardar';
const SECRETO = /contrasena|password/i;
const CARACTERES_MAX = 100_000;
const VIGENCIA_MS = 7 * 86_400_000;

export type FormValues = Readonly<Record<string, unknown>>;

interface Guardado {
  readonly en: number;
  readonly valores: FormValues;
}

interface Entorno {
  readonly almacen: Storage;
  readonly ahoraMs: () => number;
  /** Whose work it is; undefined when nobody is signed in, and then whatever forms do is nobody's doing. */
  readonly usuario: () => string | undefined;
  /** Which session it is, as long as it lasts. */
  readonly sesion: () => string | null;
  /** More than this is not kept: for whoever writes more than a form. */
  readonly caracteresMax?: number;
}

export interface UnsavedStore {
  leer(formulario: string): FormValues | undefined;
  guardar(formulario: string, valores: FormValues): void;
  olvidar(formulario: string): void;
  /** The person leaves by their own will: nothing of theirs stays. */
  olvidarTodo(): void;
  /** This session is about to expire: from here on, that its forms go away means nothing. */
  conservar(): void;
  /** The forms that begin so, without that beginning: which account, which user. */
  formularios(comienzo: string): string[];
}

export function createUnsavedStore({
  almacen,
  ahoraMs,
  usuario,
  sesion,
  caracteresMax = CARACTERES_MAX,
}: Entorno): UnsavedStore {
  let vencida: string | null = null;
  const seConserva = () => vencida !== null && vencida === sesion();
  const claveDe = (formulario: string) => {
    const id = usuario();
    return id === undefined ? undefined : `${PREFIJO}:${id}:${formulario}`;
  };
  const formularios = (comienzo: string) => {
    const clave = claveDe(comienzo);
    if (clave === undefined) return [];
    return Object.keys(almacen).flatMap((una) => (una.startsWith(clave) ? [una.slice(clave.length)] : []));
  };
  const olvidar = (formulario: string) => {
    const clave = claveDe(formulario);
    if (clave !== undefined && !seConserva()) almacen.removeItem(clave);
  };
  return {
    formularios,
    olvidar,
    leer(formulario) {
      const clave = claveDe(formulario);
      const guardado = clave === undefined ? undefined : interpretar(almacen.getItem(clave));
      if (guardado === undefined || ahoraMs() - guardado.en >= VIGENCIA_MS) return undefined;
      return guardado.valores;
    },
    guardar(formulario, valores) {
      const clave = claveDe(formulario);
      if (clave === undefined || seConserva()) return;
      const texto = JSON.stringify({ en: ahoraMs(), valores: sinSecretos(valores) } satisfies Guardado);
      if (texto.length > caracteresMax) return;
      try {
        almacen.setItem(clave, texto);
      } catch {
        // The browser has no room left: the form works the same, only without this net.
      }
    },
    olvidarTodo() {
      for (const formulario of formularios('')) olvidar(formulario);
    },
    conservar() {
      vencida = sesion();
    },
  };
}

/** Whoever's it was: nobody came back for it, and what it says of the books does not stay in a browser for ever. */
export function deleteOldUnsaved(almacen: Storage, ahoraMs: number): void {
  for (const clave of Object.keys(almacen)) {
    if (!clave.startsWith(`${PREFIJO}:`)) continue;
    const guardado = interpretar(almacen.getItem(clave));
    if (guardado === undefined || ahoraMs - guardado.en >= VIGENCIA_MS) almacen.removeItem(clave);
  }
}

function sinSecretos(valores: FormValues): FormValues {
  return Object.fromEntries(Object.entries(valores).filter(([campo]) => !SECRETO.test(campo)));
}

function interpretar(texto: string | null): Guardado | undefined {
  try {
    const leido: unknown = JSON.parse(texto ?? 'null');
    const esGuardado = typeof leido === 'object' && leido !== null && 'en' in leido && 'valores' in leido;
    return esGuardado ? (leido as Guardado) : undefined;
  } catch {
    return undefined;
  }
}
