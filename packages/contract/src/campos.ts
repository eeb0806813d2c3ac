// The fields that schemas of every feature are made of: each is judged the same way wherever it comes in. A request takes
// no text, number, identifier or date but these (tidy sees to it): what they let pass, PostgreSQL keeps and JSON carries.
import type { Centavos } from '@cuadra/core/dinero';
import { esGuardable, esUnRenglon } from '@cuadra/core/texto';
import { z } from 'zod';

/** The fields made here, and what is made of them by narrowing: by this, tidy knows them. */
export const camposConocidos = z.registry<{ readonly esCampo: true }>();

function campo<E extends z.ZodType>(esquema: E): E {
  camposConocidos.add(esquema, { esCampo: true });
  return esquema;
}

const NO_GUARDABLE = 'Hay caracteres que no se pueden guardar.';

/** Text that comes back from the database exactly as it went in, in one line or several. */
export const textoGuardable = (largoMax: number) =>
  campo(z.string().trim().max(largoMax).refine(esGuardable, NO_GUARDABLE));

/** Also in one line: it looks in a list like what it is. */
export const renglon = (largoMax: number) =>
  campo(
    z
      .string()
      .trim()
      .max(largoMax)
      .refine(esUnRenglon, 'Escríbalo en una sola línea, sin caracteres de control.'),
  );

/** What somebody or something is called: something that can be seen. */
export const nombre = (largoMax: number, siFalta = 'Escriba el nombre.') =>
  renglon(largoMax).refine((texto) => /[\p{L}\p{N}]/u.test(texto), siFalta);

/** To be compared and not kept, with every space it came with: passwords, tokens, keys. */
export const textoExacto = (largoMax: number, siSobra?: string) =>
  campo(z.string().max(largoMax, siSobra).refine(esGuardable, NO_GUARDABLE));

/** What nobody sends here: told by its name to whoever does. */
export const noSeEnvia = (porQue: string) => campo(z.never(porQue)).optional();

/** Bytes written as text: keys, signatures, secrets at random. */
export const base64url = (largoMax: number) => textoExacto(largoMax).regex(/^[\w-]+$/);

export const correo = campo(
  z.string().trim().toLowerCase().max(254).pipe(z.email('Escriba un correo válido.')),
);

export const motivo = textoGuardable(400).min(3, 'Escriba el motivo.');

/** Where a page of a list ended, as the server wrote it. */
export const cursor = textoExacto(200);

/** Made by whoever asks, so that asking again does nothing twice. */
export const llaveDeIdempotencia = textoExacto(200).min(1);

/** The short name that the program itself gave to something: `borradores`, `ver-partidas`. */
export const clave = (largoMax: number) =>
  campo(
    z
      .string()
      .max(largoMax)
      .regex(/^[a-z][a-z0-9_-]*$/, 'Use letras minúsculas, números y guiones.'),
  );

/** The greatest that the columns for numbers and counts hold. */
const ENTERO_MAX = 2_147_483_647;

interface Mensajes {
  readonly siNoEs?: string;
  readonly siEsPoco?: string;
  readonly siEsMucho?: string;
}

export const entero = (minimo: number, maximo: number, { siNoEs, siEsPoco, siEsMucho }: Mensajes = {}) =>
  campo(z.int(siNoEs).min(minimo, siEsPoco).max(maximo, siEsMucho));

/** As it travels in an address, where everything is text. Only its digits: an empty text is no zero. */
export const enteroEscrito = (minimo: number, maximo: number): z.ZodType<number, number | string> =>
  campo(z.preprocess(leerEntero, z.int().min(minimo).max(maximo)) as z.ZodType<number, number | string>);

const leerEntero = (escrito: unknown): unknown =>
  typeof escrito === 'string' && /^-?\d{1,16}$/.test(escrito) ? Number(escrito) : escrito;

/** What number a thing has in its series. */
export const numero = entero(1, ENTERO_MAX);
export const numeroEscrito = enteroEscrito(1, ENTERO_MAX);

/** The one that whoever changes something looked at. */
export const version = entero(0, ENTERO_MAX);
export const versionEscrita = enteroEscrito(0, ENTERO_MAX);

export const porPagina = (maximo: number, usual: number) => enteroEscrito(1, maximo).default(usual);

const ANIO_MIN = 2000;
const ANIO_MAX = 2100;
export const anio = entero(ANIO_MIN, ANIO_MAX);
export const anioEscrito = enteroEscrito(ANIO_MIN, ANIO_MAX);
export const mesEscrito = enteroEscrito(1, 12);

/** How deep in the chart. */
export const nivel = entero(1, 6);
export const nivelEscrito = enteroEscrito(1, 6);

/**
 * A schema of integers as one of money. Whatever Zod takes for an integer is inside the range in which integers are exact,
 * which is all that `centavos()` asks: the type alone is given here, so that nothing is judged twice line by line.
 */
export const enCentavos = <Entrada>(entero: z.ZodType<number, Entrada>): z.ZodType<Centavos, Entrada> =>
  entero as z.ZodType<Centavos, Entrada>;

/** An amount of money: written as a number of centavos, read as Centavos. */
export const monto = enCentavos(campo(z.int()));
export const montoEscrito = enCentavos(enteroEscrito(0, Number.MAX_SAFE_INTEGER));

export const uuid = campo(z.uuid());
export const porId = z.object({ id: uuid });

/** Several, with commas between them. */
export const uuids = (cuantosMax: number) =>
  campo(
    z
      .string()
      .max(cuantosMax * 37)
      .refine(
        (texto) => texto.split(',').every((uno) => uuid.safeParse(uno).success),
        'Escriba identificadores separados por comas.',
      ),
  );

export const codigoDeAgencia = campo(z.string().regex(/^\d{2}$/, 'El código de agencia son dos dígitos.'));

export const codigoDeCuenta = campo(
  z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, 'El código lleva solo dígitos, hasta diez.'),
);

export const fechaContable = campo(
  z.iso
    .date('Escriba la fecha como AAAA-MM-DD.')
    .refine((fecha) => fecha >= '1900-01-01', 'La fecha es demasiado antigua.'),
);

/** Within the years the books may have. */
export const fechaDeLibros = fechaContable.refine((dia) => dia >= '2000-01-01' && dia <= '2100-12-31', {
  error: 'Escriba una fecha entre los años 2000 y 2100.',
});

/** A moment, with the hours its place is from Greenwich: no place is farther than fourteen. */
export const instante = campo(
  z.iso
    .datetime({ offset: true, error: 'Escriba la fecha y la hora como AAAA-MM-DDTHH:MM:SSZ.' })
    .max(40)
    .refine((texto) => texto >= '1900' && !/[+-](1[5-9]|2\d|14:[^0])/.test(texto.slice(10)), {
      error: 'Esa fecha y hora no existen en ningún lugar.',
    }),
);

/** Judged later, by whoever knows what it should say: here, that it is not deep and that all its texts can be kept. */
export const jsonAbiertoHasta = (profundidadMax: number) =>
  campo(
    z.record(z.string(), z.unknown()).refine((valor) => esJsonGuardable(valor, profundidadMax), NO_GUARDABLE),
  );

export const jsonAbierto = jsonAbiertoHasta(4);

function esJsonGuardable(valor: unknown, profundidad: number): boolean {
  if (typeof valor === 'string') return esGuardable(valor);
  if (typeof valor !== 'object' || valor === null) return true;
  return (
    profundidad > 0 &&
    Object.entries(valor).every(
      ([llave, dentro]) => esGuardable(llave) && esJsonGuardable(dentro, profundidad - 1),
    )
  );
}

/** Somebody, as the others see them. */
export const persona = z.object({ id: z.uuid(), nombre: z.string() });
