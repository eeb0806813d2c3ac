// The filters of a list, declared once: from them come the schema of the address that keeps them, what the server is
// asked for, how each is told in words (its chip), and the fields of the bar (filter-bar.tsx). Everybody loads these
// declarations with the routes, so nothing here draws.
//
//   export const filtrosDeAsociados = defineFilters(
//     {
//       q: text({ label: 'Buscar asociados', hint: 'Nombre, DPI o número exacto', as: 'texto' }),
//       estado: oneOf({ label: 'Estado', values: estadosDeAsociado, names: nombresDeEstadoDeAsociado }),
//       agencia: agency(),
//     },
//     { asociado: uuid },
//   );
//
// The second argument is what else the address of the screen says: the panel that is open, the tab. `.address` is the whole
// of it, for the list of screens (app/routes).
import type { Centavos } from '@cuadra/core/dinero';
import { z } from 'zod';
import * as fields from '#platform/address/fields.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';

/** What can be chosen; in its chip it may have a shorter name. */
export type Option = readonly [value: string, name: string, inChip?: string];

type Said = Readonly<Record<string, unknown>>;

/** How a filter is chosen. */
type Look =
  | { readonly kind: 'search'; readonly hint: string | undefined; readonly wide: boolean }
  | {
      readonly kind: 'select';
      readonly all: string;
      /** Absent: the screen gives them (useFilters). */
      readonly options?: readonly Option[];
      /** Drawn only where there is something to choose from. */
      readonly severalOnly?: boolean;
      /** One of its values has a button of its own, always at hand. */
      readonly button?: Option;
    }
  | { readonly kind: 'order'; readonly usual: string; readonly options: readonly Option[] }
  | { readonly kind: 'agency' | 'day' | 'amount' | 'toggle' | 'part' };

/** A filter, whatever it holds. */
export interface AnyFilter {
  readonly label: string;
  readonly field: z.ZodType;
  readonly look: Look;
  /** What is sent of what the address says. */
  readonly sent: (raw: unknown) => unknown;
  /** The name that the endpoint gives it; absent: the address's. */
  readonly as: string | undefined;
  readonly chip: (raw: unknown, options: readonly Option[], said: Said) => string | undefined;
  /** It only means something beside another filter, and goes away with it. */
  readonly partOf?: string;
}

interface Filter<F extends z.ZodType, V, N extends string | undefined> extends AnyFilter {
  readonly field: F;
  readonly sent: (raw: unknown) => V | undefined;
  readonly as: N;
}

type Fields = Readonly<Record<string, AnyFilter>>;

/** Its chip, in other words than «Estado: activo»; undefined, no chip. */
type Chip<T> = (value: T, name: string, said: Said) => string | undefined;

interface Common<T> {
  readonly label: string;
  readonly chip?: Chip<T>;
}

interface Parts<F extends z.ZodType, V, N extends string | undefined> {
  readonly label: string;
  readonly field: F;
  readonly look: Look;
  readonly sent: (value: Exclude<z.output<F>, undefined>) => V;
  readonly as: N;
  readonly name: (value: Exclude<z.output<F>, undefined>, options: readonly Option[]) => string;
  readonly chip: Chip<Exclude<z.output<F>, undefined>> | undefined;
}

/** What comes from the address is read with the field again, so that nobody has to believe what type it is of. */
function filter<F extends z.ZodType, V, N extends string | undefined>(
  parts: Parts<F, V, N>,
): Filter<F, V, N> {
  const { label, field, look, sent, as, name, chip } = parts;
  const read = (raw: unknown) => {
    const value: z.output<F> | undefined = field.parse(raw);
    return value === undefined ? undefined : { value: value as Exclude<z.output<F>, undefined> };
  };
  return {
    label,
    field,
    look,
    as,
    sent: (raw) => {
      const it = read(raw);
      return it && sent(it.value);
    },
    chip: (raw, options, said) => {
      const it = read(raw);
      if (it === undefined) return undefined;
      const inWords = name(it.value, options);
      return chip === undefined ? `${label}: ${inWords}` : chip(it.value, inWords, said);
    },
  };
}

const same = <T>(value: T): T => value;

const SEARCH_MAX = 80;

/** Free search: a field that is always at hand, so it has no chip. */
export const text = <const N extends string | undefined = undefined>(is: {
  readonly label: string;
  readonly hint?: string;
  readonly wide?: boolean;
  readonly max?: number;
  readonly as?: N;
}) =>
  filter({
    label: is.label,
    field: fields.text(is.max ?? SEARCH_MAX),
    look: { kind: 'search', hint: is.hint, wide: is.wide ?? false },
    sent: (value) => value.trim(),
    as: is.as as N,
    name: same,
    chip: () => undefined,
  });

/** One of a few that are known. */
export function oneOf<const T extends string>(
  is: Common<T> & {
    readonly values: readonly T[];
    readonly names: Readonly<Record<T, string>>;
    readonly all?: string;
    /** One of its values has a button of its own, called so. */
    readonly button?: readonly [value: T, name: string];
  },
) {
  const { label, values, names, all = 'Todos', button, chip } = is;
  const options = values.map((value): Option => [value, names[value]]);
  const look = { kind: 'select', all, options } as const;
  return filter({
    label,
    field: fields.lenient(z.enum(values)),
    look: button === undefined ? look : { ...look, button },
    sent: same,
    as: undefined,
    name: (value) => names[value].toLowerCase(),
    chip,
  });
}

/** One of those that the screen gives to useFilters, with their names. */
export const pick = <F extends z.ZodType>(
  is: Common<Exclude<z.output<F>, undefined>> & {
    readonly field: F;
    readonly all?: string;
    /** How one is told that is not among the options; absent: by its code. */
    readonly other?: string;
    readonly severalOnly?: boolean;
  },
) =>
  filter({
    label: is.label,
    field: is.field,
    look: { kind: 'select', all: is.all ?? 'Todos', severalOnly: is.severalOnly ?? false },
    sent: same,
    as: undefined,
    name: (value, options) => {
      const [, name, inChip = name] = options.find(([one]) => one === String(value)) ?? [];
      return inChip ?? is.other ?? String(value);
    },
    chip: is.chip,
  });

/** One of the agencias of whoever looks; nothing to choose for whoever works in one only. */
export const agency = (is: { readonly chip?: Chip<string> } = {}) =>
  filter({
    label: 'Agencia',
    field: fields.agencia,
    look: { kind: 'agency' },
    sent: same,
    as: undefined,
    name: same,
    chip: is.chip,
  });

export const day = (is: Common<string>) =>
  filter({
    label: is.label,
    field: fields.fecha,
    look: { kind: 'day' },
    sent: same,
    as: undefined,
    name: formatDate,
    chip: is.chip,
  });

export const amount = (is: Common<Centavos>) =>
  filter({
    label: is.label,
    field: fields.monto,
    look: { kind: 'amount' },
    sent: same,
    as: undefined,
    name: formatearQuetzales,
    chip: is.chip,
  });

/** Said or not said, by a button that is always at hand and shows which. */
export const toggle = <const V>(is: { readonly label: string; readonly sends: V }) =>
  filter({
    label: is.label,
    field: fields.flag,
    look: { kind: 'toggle' },
    sent: () => is.sends,
    as: undefined,
    name: () => is.label,
    chip: () => undefined,
  });

/** In which order; the usual one is not said. It leaves nothing out, so it is no chip and stays when they are cleared. */
export const order = <const T extends string>(is: {
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly usual: T;
}) =>
  filter({
    label: is.label,
    field: fields.lenient(z.enum(is.values)),
    look: { kind: 'order', usual: is.usual, options: is.values.map((value) => [value, is.names[value]]) },
    sent: same,
    as: undefined,
    name: (value) => is.names[value],
    chip: () => undefined,
  });

/** What narrows another filter and means nothing without it: it comes by a link, and goes when the other changes. */
export const part = <F extends z.ZodType>(of: string, field: F) => ({
  ...filter({
    label: '',
    field,
    look: { kind: 'part' },
    sent: same<Exclude<z.output<F>, undefined>>,
    as: undefined,
    name: String,
    chip: () => undefined,
  }),
  partOf: of,
});

type ShapeOf<F extends Fields> = { readonly [K in keyof F]: F[K]['field'] };

type QueryOf<F extends Fields> = {
  readonly [K in keyof F as F[K]['as'] extends string ? F[K]['as'] : K]?: Exclude<
    ReturnType<F[K]['sent']>,
    undefined
  >;
};

/** What is made of the filters of a list: `A` is all that the address says, `K` their names, `Q` what is asked for. */
export interface FilterSet<A extends object, K extends string, Q extends object> {
  readonly filters: Readonly<Record<K, AnyFilter>>;
  readonly address: z.ZodType<A>;
  /** The changes of the address that put every filter away. */
  readonly none: Partial<A>;
  /** The changes of the address that set one, or put it away. */
  readonly setting: (key: K, raw: unknown) => Partial<A>;
  /** Whether something is left out. */
  readonly any: (said: A) => boolean;
  readonly queryOf: (said: A) => Q;
  readonly chipsOf: (said: A, options: OptionsFor<K>) => readonly FilterChip<K>[];
}

export type OptionsFor<K extends string> = { readonly [Key in K]?: readonly Option[] };

export interface FilterChip<K extends string> {
  readonly key: K;
  readonly text: string;
}

type NoMore = Readonly<Record<never, z.ZodType>>;

export function defineFilters<const F extends Fields, R extends z.ZodRawShape = NoMore>(
  filters: F,
  rest?: R,
) {
  type Key = keyof F & string;
  type Address = z.ZodObject<ShapeOf<F> & R>;
  const all = Object.entries(filters);
  const shape = Object.fromEntries(all.map(([key, { field }]) => [key, field]));
  // What an object is made of by its entries, no type tells.
  const made = <T>(entries: readonly (readonly [string, unknown])[]) => Object.fromEntries(entries) as T;
  const narrowing = all.filter(([, { look }]) => look.kind !== 'order');
  type Changes = Partial<z.output<Address>>;
  return {
    filters,
    address: z.object({ ...shape, ...rest }) as Address,
    none: made<Changes>(narrowing.map(([key]) => [key, undefined])),
    setting: (key: Key, raw: unknown) =>
      made<Changes>([
        ...all.filter(([, { partOf }]) => partOf === key).map(([of]) => [of, undefined] as const),
        [key, filters[key]?.field.parse(raw)],
      ]),
    any: (said: Said) =>
      narrowing.some(([key, { partOf }]) => partOf === undefined && said[key] !== undefined),
    queryOf: (said: Said) =>
      made<QueryOf<F>>(
        all.flatMap(([key, { sent, as, partOf }]) => {
          const value = partOf !== undefined && said[partOf] === undefined ? undefined : sent(said[key]);
          return value === undefined ? [] : [[as ?? key, value] as const];
        }),
      ),
    chipsOf: (said: Said, options: OptionsFor<Key>): readonly FilterChip<Key>[] =>
      (Object.keys(filters) as Key[]).flatMap((key) => {
        const words = filters[key]?.chip(said[key], options[key] ?? [], said);
        return words === undefined ? [] : [{ key, text: words }];
      }),
  };
}
