// An institution about to sign its set-up: two contadores, Q 50.00 brought from before, and the balance of the old system.
import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import type {
  CifraAnterior,
  Comprobacion,
} from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { type RawBuilder, sql } from 'kysely';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { CAJA_CHICA, OTROS_PRODUCTOS, partidaBuena } from '#contabilidad/libro/testing/partida-buena.ts';
import { saldosAl } from '#contabilidad/saldos/queries.ts';
import { type ContextoConActor, contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { codigoDelRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { firmar } from '../firmar.ts';
import { guardarCifras } from '../guardar-cifras.ts';
import { leerComprobacion } from '../leer-comprobacion.ts';
import { pasoDeComprobacion } from '../paso.ts';

const deLaPuesta = { pasos: [pasoDeComprobacion], saldosAl };

export const CIFRAS = [
  { agencia: '01', idCuenta: CAJA_CHICA, debe: 5_000, haber: 0 },
  { agencia: '01', idCuenta: OTROS_PRODUCTOS, debe: 0, haber: 5_000 },
] as unknown as readonly CifraAnterior[];

/** Straight into the acta, as that person would with SQL. */
export const acta = (id: string): RawBuilder<unknown> =>
  sql`insert into acta_de_puesta_en_marcha (fecha, firmada_por, firmada_en, firmante, contenido, huella)
    values ('2026-11-15', ${id}, now(), 'Alguien', '{}', repeat('a', 64))`;

export interface PorFirmar {
  readonly casa: AplicacionDePrueba;
  como(correo: string, rol: Rol): Promise<ContextoConActor>;
  /** Who signs, unless somebody else is said. */
  contador(): Promise<ContextoConActor>;
  /** Who writes the old balance, unless somebody else is said. */
  otroContador(): Promise<ContextoConActor>;
  /** Q 50.00 of petty cash against products, brought as history; by the system, unless somebody is said. */
  enLosLibros(autor?: string | null): Promise<void>;
  guardar(cifras?: readonly CifraAnterior[], version?: number, quien?: ContextoConActor): Promise<void>;
  ver(quien?: ContextoConActor): Promise<Comprobacion>;
  /** «firmada», or the code with which it was refused. */
  intentarFirmar(cambios?: { huella?: string; quien?: ContextoConActor }): Promise<string>;
  /** Straight to PostgreSQL, as the application enters: «pasó», or the code with which it was refused. */
  intentar(contexto: ContextoConActor, orden: RawBuilder<unknown>): Promise<string>;
}

export async function abrirPorFirmar(): Promise<PorFirmar> {
  const casa = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  const sistema = contextoDelSistema(casa.reloj.ahora(), 'prueba');
  await escribir(casa.db, sistema, 'prueba', (tx) =>
    tx.insertInto('ejercicio').values({ anio: 2026 }).execute(),
  );
  const como: PorFirmar['como'] = (correo, rol) => contextoDe(casa, correo, rol);
  const contador = () => como('contador@cuadra.demo', 'contador');
  const otroContador = () => como('contador2@cuadra.demo', 'contador');
  const ver: PorFirmar['ver'] = async (quien) =>
    leerComprobacion(casa.db, quien ?? (await contador()), deLaPuesta);
  return {
    ...{ casa, como, contador, otroContador, ver },
    async enLosLibros(autor = null) {
      await escribir(casa.db, sistema, 'partidas:contabilizar', (tx) =>
        contabilizar(tx, casa.reloj.ahora(), [partidaBuena({ origen: 'historia', esManual: false, autor })]),
      );
    },
    async guardar(cifras = CIFRAS, version = 0, quien) {
      const contexto = quien ?? (await otroContador());
      await escribir(casa.db, contexto, 'puesta-en-marcha:comprobar', (tx) =>
        guardarCifras(tx, contexto, { fecha: '2026-11-15', version, cifras }),
      );
    },
    async intentarFirmar({ huella, quien } = {}) {
      const contexto = quien ?? (await contador());
      const vista = huella ?? (await ver(contexto)).huella;
      return oCodigo(
        escribir(casa.db, contexto, 'puesta-en-marcha:firmar', (tx) =>
          firmar(tx, contexto, deLaPuesta, { huella: vista }),
        ),
        'firmada',
      );
    },
    intentar: (contexto, orden) =>
      oCodigo(
        escribir(casa.db, contexto, 'prueba', (tx) => orden.execute(tx)),
        'pasó',
      ),
  };
}

/** What is said when it was done; otherwise the code with which it was refused, or what PostgreSQL said. */
export async function oCodigo(intento: Promise<unknown>, hecho: string): Promise<string> {
  try {
    await intento;
    return hecho;
  } catch (error) {
    if (error instanceof ProblemaError) return error.codigo;
    return codigoDelRechazo(error) ?? String(error);
  }
}

async function contextoDe(casa: AplicacionDePrueba, correo: string, rol: Rol): Promise<ContextoConActor> {
  const { id, nombre } = await casa.db
    .selectFrom('usuario')
    .select(['id', 'nombre'])
    .where('correo', '=', correo)
    .executeTakeFirstOrThrow();
  const permisos = permisosDe([rol]);
  return {
    actor: { id, nombre, correo, sesion: id, roles: [rol], permisos, agencias: ['01'] },
    ...{ direccion: '', navegador: '', peticion: '', origen: '', ahora: casa.reloj.ahora() },
  };
}
