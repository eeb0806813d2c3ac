// Says what something is that has nothing on the other side, or takes it back. What was sent with a conciliación keeps what it said
// then; what is still outstanding may be called another thing for the next one.
import type * as contrato from '@cuadra/contract/contabilidad/bancos/cruces';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { clasificar } from '@cuadra/core/bancos/clasificar';
import {
  type ClaseDeExplicacion,
  clasesConMotivo,
  nombresDeClase,
} from '@cuadra/core/bancos/conciliacion-textos';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { hechoEnMesa } from '../mesa/hecho-en-mesa.ts';
import { exigirCuenta, tomarCuenta } from './cuenta-por-cruzar.ts';
import { quitarExplicaciones as borrar } from './guardar-cruces.ts';
import { type Elegido, type Elegidos, LADOS, type Lado, leerElegidos } from './leer-partes.ts';
import { yaCruzada } from './ya-cruzada.ts';

export async function explicar(
  db: Database,
  contexto: ContextoConActor,
  cuenta: string,
  body: BodyOf<typeof contrato.explicar>,
): Promise<contrato.HechoEnMesa> {
  await exigirCuenta(db, cuenta);
  const { clase, motivo } = body;
  if (clase !== null && clasesConMotivo.includes(clase) && motivo === null)
    throw invalida('Escriba el motivo.', 'motivo');
  await escribir(db, contexto, 'bancos:explicar', async (tx) => {
    await tomarCuenta(tx, cuenta);
    const elegidos = await leerElegidos(tx, cuenta, body);
    await exigirPendientes(tx, elegidos);
    const filas = LADOS.flatMap((lado) =>
      elegidos[lado].map((elegido) => ({
        linea: lado === 'lineas' ? elegido.id : null,
        movimiento: lado === 'movimientos' ? elegido.id : null,
        clase: exigirClase(lado, elegido, clase),
      })),
    );
    await guardar(tx, contexto, cuenta, filas, motivo);
    await avisarCambioDeBancos(tx, cuenta);
  });
  return hechoEnMesa(db, cuenta, body, []);
}

export async function quitarExplicaciones(
  db: Database,
  contexto: ContextoConActor,
  cuenta: string,
  body: BodyOf<typeof contrato.quitarExplicaciones>,
): Promise<contrato.HechoEnMesa> {
  await exigirCuenta(db, cuenta);
  await escribir(db, contexto, 'bancos:quitar-explicacion', async (tx) => {
    await tomarCuenta(tx, cuenta);
    await leerElegidos(tx, cuenta, body);
    await borrar(tx, body);
    await avisarCambioDeBancos(tx, cuenta);
  });
  return hechoEnMesa(db, cuenta, body, []);
}

async function exigirPendientes(tx: Tx, elegidos: Elegidos): Promise<void> {
  const tomados = LADOS.flatMap((lado) =>
    elegidos[lado].flatMap((elegido, indice) => (elegido.pendiente === 0 ? { lado, indice, elegido } : [])),
  );
  if (tomados.length > 0) throw await yaCruzada(tx, tomados);
}

/** The side each is of, and the sign it has. */
const ADMITIDAS: Readonly<Record<ClaseDeExplicacion, { readonly lado?: Lado; readonly signo?: 1 | -1 }>> = {
  'cheque-en-circulacion': { lado: 'movimientos', signo: -1 },
  'pago-en-transito': { lado: 'movimientos', signo: -1 },
  'deposito-en-transito': { lado: 'movimientos', signo: 1 },
  'nota-de-debito': { lado: 'lineas', signo: -1 },
  'nota-de-credito': { lado: 'lineas', signo: 1 },
  'error-del-banco': { lado: 'lineas' },
  'error-en-libros': { lado: 'movimientos' },
  excluida: {},
};

function exigirClase(
  lado: Lado,
  { monto, texto, tieneCheque }: Elegido,
  pedida: ClaseDeExplicacion | null,
): ClaseDeExplicacion {
  if (pedida === null)
    return clasificar({ lado: lado === 'lineas' ? 'banco' : 'libros', monto, tieneCheque });
  const admitida = ADMITIDAS[pedida];
  const esDeSuLado = admitida.lado === undefined || admitida.lado === lado;
  if (!esDeSuLado || (admitida.signo !== undefined && admitida.signo !== Math.sign(monto)))
    throw invalida(`«${texto}» no puede ser: ${nombresDeClase[pedida][0].toLowerCase()}.`, 'clase');
  return pedida;
}

function invalida(detalle: string, campo: string): ProblemaError {
  const codigo = 'EXPLICACION_INVALIDA';
  return new ProblemaError(codigo, { detalle, errores: [{ campo, codigo, mensaje: detalle }] });
}

interface PorGuardar {
  readonly linea: string | null;
  readonly movimiento: string | null;
  readonly clase: ClaseDeExplicacion;
}

async function guardar(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  cuenta: string,
  filas: readonly PorGuardar[],
  motivo: string | null,
): Promise<void> {
  const de = (lado: 'linea' | 'movimiento') => sql`
    insert into explicacion_de_banco (cuenta_bancaria, ${sql.ref(lado)}, clase, motivo, explicada_por, explicada_en)
    select ${cuenta}::uuid, x.${sql.ref(lado)}, x.clase, ${motivo}, ${actor.id}::uuid, ${ahora.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as x (linea uuid, movimiento uuid, clase text)
    where x.${sql.ref(lado)} is not null
    on conflict (${sql.ref(lado)}) do update set clase = excluded.clase, motivo = excluded.motivo,
      explicada_por = excluded.explicada_por, explicada_en = excluded.explicada_en`;
  await de('linea').execute(tx);
  await de('movimiento').execute(tx);
}
