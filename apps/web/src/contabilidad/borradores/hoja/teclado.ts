// The keys of the grid. One list says which key does what and how it is told in the help, so that neither lies.
export type Orden =
  | 'entrar'
  | 'tabular'
  | 'tabular-atras'
  | 'arriba'
  | 'abajo'
  | 'izquierda'
  | 'derecha'
  | 'pagina-arriba'
  | 'pagina-abajo'
  | 'primera'
  | 'ultima'
  | 'elegir-arriba'
  | 'elegir-abajo'
  | 'elegir-todo'
  | 'editar'
  | 'cancelar'
  | 'insertar'
  | 'duplicar'
  | 'eliminar'
  | 'subir'
  | 'bajar'
  | 'deshacer'
  | 'rehacer'
  | 'iva'
  | 'isr'
  | 'salir'
  | 'ayuda';

export interface Tecla {
  readonly key: string;
  readonly ctrl?: boolean;
  readonly mayus?: boolean;
  readonly alt?: boolean;
}

/** Where the caret is in the text being edited. */
export type Caret = 'todo' | 'inicio' | 'fin' | 'medio';

interface Atajo {
  readonly orden: Orden;
  readonly teclas: readonly Tecla[];
  /** Only with the caret there; elsewhere the key is the text's. */
  readonly caret?: readonly Caret[];
}

const atajos: readonly Atajo[] = [
  { orden: 'entrar', teclas: [{ key: 'Enter' }] },
  { orden: 'tabular', teclas: [{ key: 'Tab' }] },
  { orden: 'tabular-atras', teclas: [{ key: 'Tab', mayus: true }] },
  { orden: 'arriba', teclas: [{ key: 'ArrowUp' }] },
  { orden: 'abajo', teclas: [{ key: 'ArrowDown' }] },
  { orden: 'izquierda', teclas: [{ key: 'ArrowLeft' }], caret: ['todo', 'inicio'] },
  { orden: 'derecha', teclas: [{ key: 'ArrowRight' }], caret: ['todo', 'fin'] },
  { orden: 'pagina-arriba', teclas: [{ key: 'PageUp' }] },
  { orden: 'pagina-abajo', teclas: [{ key: 'PageDown' }] },
  { orden: 'primera', teclas: [{ key: 'Home', ctrl: true }] },
  { orden: 'ultima', teclas: [{ key: 'End', ctrl: true }] },
  { orden: 'elegir-arriba', teclas: [{ key: 'ArrowUp', mayus: true }] },
  { orden: 'elegir-abajo', teclas: [{ key: 'ArrowDown', mayus: true }] },
  { orden: 'elegir-todo', teclas: [{ key: 'a', ctrl: true }], caret: ['todo'] },
  { orden: 'editar', teclas: [{ key: 'F2' }] },
  { orden: 'cancelar', teclas: [{ key: 'Escape' }] },
  { orden: 'insertar', teclas: [{ key: 'i', ctrl: true }] },
  { orden: 'duplicar', teclas: [{ key: 'd', ctrl: true }] },
  { orden: 'eliminar', teclas: [{ key: 'Delete', ctrl: true }] },
  { orden: 'subir', teclas: [{ key: 'ArrowUp', alt: true }] },
  { orden: 'bajar', teclas: [{ key: 'ArrowDown', alt: true }] },
  { orden: 'deshacer', teclas: [{ key: 'z', ctrl: true }] },
  {
    orden: 'rehacer',
    teclas: [
      { key: 'y', ctrl: true },
      { key: 'z', ctrl: true, mayus: true },
    ],
  },
  { orden: 'iva', teclas: [{ key: 'i', alt: true }] },
  { orden: 'isr', teclas: [{ key: 'r', alt: true }] },
  { orden: 'salir', teclas: [{ key: 'F6' }] },
  { orden: 'ayuda', teclas: [{ key: 'F1' }] },
];

/** What changes nothing, for a sheet that is only read. */
const DE_LECTURA: ReadonlySet<Orden> = new Set([
  'tabular',
  'tabular-atras',
  'arriba',
  'abajo',
  'izquierda',
  'derecha',
  'pagina-arriba',
  'pagina-abajo',
  'primera',
  'ultima',
  'elegir-arriba',
  'elegir-abajo',
  'elegir-todo',
  'salir',
  'ayuda',
]);

interface Pulsacion {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Undefined for a key that means nothing here: the text, or the browser, keeps it. */
export function ordenDe(pulsacion: Pulsacion, caret: Caret, soloLectura = false): Orden | undefined {
  const atajo = atajos.find(({ teclas }) => teclas.some((tecla) => esEsa(tecla, pulsacion)));
  if (atajo === undefined || atajo.caret?.includes(caret) === false) return undefined;
  return soloLectura && !DE_LECTURA.has(atajo.orden) ? undefined : atajo.orden;
}

function esEsa({ key, ctrl = false, mayus = false, alt = false }: Tecla, pulsacion: Pulsacion): boolean {
  return (
    pulsacion.key.toLowerCase() === key.toLowerCase() &&
    (pulsacion.ctrlKey || pulsacion.metaKey) === ctrl &&
    pulsacion.shiftKey === mayus &&
    pulsacion.altKey === alt
  );
}

const NOMBRES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Supr',
  Enter: 'Intro',
  Escape: 'Esc',
  Home: 'Inicio',
  End: 'Fin',
  PageUp: 'Re Pág',
  PageDown: 'Av Pág',
};

/** The first of its keys, as they are written on the keyboard. */
export function teclasDe(orden: Orden): string[] {
  const { key, ctrl, mayus, alt } = atajos.find((atajo) => atajo.orden === orden)?.teclas[0] ?? { key: '' };
  const nombre = NOMBRES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [...(ctrl ? ['Ctrl'] : []), ...(alt ? ['Alt'] : []), ...(mayus ? ['Mayús'] : []), nombre];
}
