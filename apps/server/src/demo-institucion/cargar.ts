// The demo institution: invented, coherent, loaded into an empty database. Each chapter of its story is a file
// beside this one.
import { documentosFirmables } from '@cuadra/contract/administracion/firmantes';
import { estados } from '@cuadra/contract/contabilidad/opciones';
import { CERTIFICACION_USUAL } from '@cuadra/core/certificacion';
import { sql } from 'kysely';
import { cambiarLogo } from '#administracion/cambiar-logo.ts';
import { editarFirmantes } from '#administracion/editar-firmantes.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { agenciasDemo } from './agencias.ts';
import { cargarAhorrosDemo } from './ahorros/cargar-ahorros.ts';
import { cargarBancosDemo } from './bancos/cargar-bancos.ts';
import { personasDeLaHistoria } from './cajas/cajas-demo.ts';
import { cargarCatalogoDemo } from './catalogo.ts';
import { cargarEscritorioDemo } from './escritorio/cargar-escritorio.ts';
import { cargarFoliosDemo } from './folios.ts';
import { cargarHistoriaDemo } from './historia/cargar-historia.ts';
import { logoDemo } from './logo.ts';
import { cargarUsuariosDemo, usuariosDemo } from './usuarios.ts';

const CANDADO = 5_140_782_236;
const ESPERA_MAX_MS = '300000';

const institucionDemo = {
  nombre: 'Cooperativa Integral de Ahorro y Crédito La Ceiba, R.L.',
  nit: '4589127-3',
  direccion: '4a. avenida 5-62, zona 1, Cobán, Alta Verapaz',
};

const firmantesDemo = [
  {
    cargo: 'Contador general',
    nombre: 'Carlos Enrique Xol Pop',
    registro: 'SAT 2817-46',
    certificacion: CERTIFICACION_USUAL,
    documentos: [...documentosFirmables],
  },
  {
    cargo: 'Representante legal',
    nombre: 'Marta Alicia Caal Yat',
    registro: '',
    certificacion: '',
    documentos: [...estados],
  },
  {
    cargo: 'Comisión de vigilancia',
    nombre: 'Édgar Rolando Pacay Cú',
    registro: '',
    certificacion: '',
    documentos: [...estados],
  },
];

export interface OpcionesDeDemo {
  /** Whether its books come with years of life; empty otherwise. */
  readonly historia: boolean;
  /** Whether its set-up is signed off, as it is; tests of the set-up leave it open. */
  readonly firmada?: boolean;
}

/** True when it was loaded; false when the database already holds an institution. */
export async function cargarInstitucionDemo(
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  { historia, firmada = true }: OpcionesDeDemo = { historia: false },
): Promise<boolean> {
  const contexto = contextoDelSistema(reloj.ahora(), 'demo');
  if (await hayInstitucion(db)) return false;
  return escribir(db, contexto, 'demo:cargar', async (tx) => {
    await esperarTurno(tx);
    if (await hayInstitucion(tx)) return false;
    await tx.insertInto('institucion').values(institucionDemo).execute();
    await cambiarLogo(tx, logoDemo());
    await editarFirmantes(tx, { firmantes: firmantesDemo });
    await tx
      .insertInto('agencia')
      .values([...agenciasDemo])
      .execute();
    await cargarCatalogoDemo(tx);
    await cargarUsuariosDemo(tx, contexto, historia ? personasDeLaHistoria : usuariosDemo);
    if (historia) {
      const padron = await cargarHistoriaDemo(tx, contexto.ahora);
      await cargarAhorrosDemo(tx, padron);
      await cargarBancosDemo(tx, contexto.ahora);
      await cargarEscritorioDemo(tx, contexto.ahora);
      await cargarFoliosDemo(tx, contexto.ahora);
    }
    // Last: the story is told before the books begin to ask who does what.
    if (firmada) await tx.updateTable('institucion').set({ firmadaEn: contexto.ahora.toString() }).execute();
    return true;
  });
}

/** Several processes may start at once on one empty database: one of them loads it, which takes its time. */
async function esperarTurno(tx: Tx): Promise<void> {
  await sql`select set_config('lock_timeout', ${ESPERA_MAX_MS}, true), set_config('statement_timeout', ${ESPERA_MAX_MS}, true)`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(${CANDADO})`.execute(tx);
}

async function hayInstitucion(db: Plataforma['db']): Promise<boolean> {
  return (await db.selectFrom('institucion').select('id').executeTakeFirst()) !== undefined;
}
