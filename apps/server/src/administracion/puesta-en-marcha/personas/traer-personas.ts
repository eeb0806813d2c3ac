// People by sheet: each one comes to exist by the same use case as one by one, in one transaction for all. A rehearsal does the
// same work and undoes it, so that it knows what only the database knows: who is there already, which roles exclude each other.
import type { ErrorDeHoja } from '@cuadra/contract/administracion/puesta-en-marcha/error-de-hoja';
import type { PersonasTraidas } from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import { sql } from 'kysely';
import { crearUsuario } from '#administracion/crear-usuario.ts';
import { leerUsuario } from '#administracion/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { conErrores, erroresDelRechazo } from '../errores-de-hoja.ts';
import type { PersonaLeida } from './leer-personas.ts';

type Traida = PersonasTraidas['personas'][number];

interface Hoja {
  readonly personas: readonly PersonaLeida[];
  /** What was wrong before anybody was asked. */
  readonly errores: readonly ErrorDeHoja[];
}

interface Medios {
  readonly cartero: Cartero;
  readonly ensayo: boolean;
}

export async function traerPersonas(
  tx: Tx,
  contexto: ContextoConActor,
  hoja: Hoja,
  { cartero, ensayo }: Medios,
): Promise<PersonasTraidas> {
  const yaEstan = await correosQueYaEstan(tx, hoja.personas);
  const personas: Traida[] = [];
  const errores: ErrorDeHoja[] = [...hoja.errores];
  await sql`savepoint personas`.execute(tx);
  for (const persona of hoja.personas) {
    const esta = yaEstan.has(persona.datos.correo);
    const traida = esta ? sinCambio(persona) : await crear(tx, contexto, { cartero, ensayo }, persona);
    if (Array.isArray(traida)) errores.push(...traida);
    else personas.push(traida);
  }
  if (!ensayo && errores.length > 0) throw conErrores(errores);
  if (ensayo) await sql`rollback to savepoint personas`.execute(tx);
  await sql`release savepoint personas`.execute(tx);
  errores.sort((uno, otro) => uno.linea - otro.linea);
  return { ensayo, personas, errores, porCorreo: cartero.hayServidor };
}

/** Made, or why not: one that is refused leaves the others to be tried. */
async function crear(
  tx: Tx,
  contexto: ContextoConActor,
  { cartero, ensayo }: Medios,
  { linea, datos }: PersonaLeida,
): Promise<Traida | ErrorDeHoja[]> {
  await sql`savepoint persona`.execute(tx);
  try {
    const id = await crearUsuario(tx, contexto, ensayo ? sinCartas(cartero) : cartero, datos);
    const { enEspera } = await leerUsuario(tx, id, contexto.ahora);
    await sql`release savepoint persona`.execute(tx);
    return { linea, ...datos, cambio: 'nueva', enEspera: enEspera.length > 0 };
  } catch (error) {
    const suyos = erroresDelRechazo(linea, error);
    if (suyos === undefined) throw error;
    await sql`rollback to savepoint persona`.execute(tx);
    return suyos;
  }
}

/** In a rehearsal nobody is written to. */
const sinCartas = (cartero: Cartero): Cartero => ({ ...cartero, enviar: () => Promise.resolve() });

const sinCambio = ({ linea, datos }: PersonaLeida): Traida => {
  return { linea, ...datos, cambio: 'ya-esta', enEspera: false };
};

async function correosQueYaEstan(tx: Tx, personas: readonly PersonaLeida[]): Promise<ReadonlySet<string>> {
  if (personas.length === 0) return new Set();
  const correos = personas.map(({ datos }) => datos.correo);
  const hay = await tx.selectFrom('usuario').select('correo').where('correo', 'in', correos).execute();
  return new Set(hay.map(({ correo }) => correo));
}
