// What was being written when the session expired or the tab was closed, kept in this browser by person and form until
// it is saved, discarded, or the person leaves for good. Never passwords.
const PREFIX = 'sin-guardar';
const SECRET = /contrasena|password/i;
const CHARACTERS_MAX = 100_000;
const VALID_MS = 7 * 86_400_000;

export type FormValues = Readonly<Record<string, unknown>>;

interface Saved {
  readonly en: number;
  readonly valores: FormValues;
}

interface Surroundings {
  readonly store: Storage;
  readonly nowMs: () => number;
  /** Whose work it is; undefined when nobody is signed in, and then whatever forms do is nobody's doing. */
  readonly usuario: () => string | undefined;
  /** Which session it is, as long as it lasts. */
  readonly session: () => string | null;
  /** More than this is not kept: for whoever writes more than a form. */
  readonly charactersMax?: number;
}

export interface UnsavedStore {
  read(form: string): FormValues | undefined;
  save(form: string, valores: FormValues): void;
  forget(form: string): void;
  /** The person leaves by their own will: nothing of theirs stays. */
  forgetAll(): void;
  /** This session is about to expire: from here on, that its forms go away means nothing. */
  keep(): void;
  /** The forms that begin so, without that beginning: which account, which user. */
  forms(start: string): string[];
}

export function createUnsavedStore({
  store,
  nowMs,
  usuario,
  session,
  charactersMax = CHARACTERS_MAX,
}: Surroundings): UnsavedStore {
  let expired: string | null = null;
  const isKept = () => expired !== null && expired === session();
  const keyAt = (form: string) => {
    const id = usuario();
    return id === undefined ? undefined : `${PREFIX}:${id}:${form}`;
  };
  const forms = (start: string) => {
    const key = keyAt(start);
    if (key === undefined) return [];
    return Object.keys(store).flatMap((one) => (one.startsWith(key) ? [one.slice(key.length)] : []));
  };
  const forget = (form: string) => {
    const key = keyAt(form);
    if (key !== undefined && !isKept()) store.removeItem(key);
  };
  return {
    forms,
    forget,
    read(form) {
      const key = keyAt(form);
      const saved = key === undefined ? undefined : interpret(store.getItem(key));
      if (saved === undefined || nowMs() - saved.en >= VALID_MS) return undefined;
      return saved.valores;
    },
    save(form, valores) {
      const key = keyAt(form);
      if (key === undefined || isKept()) return;
      const text = JSON.stringify({ en: nowMs(), valores: sinSecretos(valores) } satisfies Saved);
      if (text.length > charactersMax) return;
      try {
        store.setItem(key, text);
      } catch {
        // The browser has no room left: the form works the same, only without this net.
      }
    },
    forgetAll() {
      for (const form of forms('')) forget(form);
    },
    keep() {
      expired = session();
    },
  };
}

/** Whoever's it was: nobody came back for it, and what it says of the books does not stay in a browser for ever. */
export function deleteOldUnsaved(store: Storage, nowMs: number): void {
  for (const key of Object.keys(store)) {
    if (!key.startsWith(`${PREFIX}:`)) continue;
    const saved = interpret(store.getItem(key));
    if (saved === undefined || nowMs - saved.en >= VALID_MS) store.removeItem(key);
  }
}

function sinSecretos(valores: FormValues): FormValues {
  return Object.fromEntries(Object.entries(valores).filter(([field]) => !SECRET.test(field)));
}

function interpret(text: string | null): Saved | undefined {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    const isSaved = typeof read === 'object' && read !== null && 'en' in read && 'valores' in read;
    return isSaved ? (read as Saved) : undefined;
  } catch {
    return undefined;
  }
}
