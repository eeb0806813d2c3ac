// Opens the last closed month of an agencia again, with the reason on record. A month left half closed opens too.
import type { Periodo } from '@cuadra/contract/contabilidad/periodos';
import type { Contexto } from '../../platform/contexto.ts';
import { anotar, type Tx } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { avisarPeriodoReabierto } from './avisos.ts';
import { idDePeriodo } from './cerrar-periodo.ts';
import { exigirOrdenAlReabrir } from './exigir-orden.ts';
import { type ClaveDePeriodo, ponerEstado, verEjercicio, verPeriodo } from './queries.ts';
import { reservarAgencia } from './reservar-agencia.ts';

export async function reabrirPeriodo(
  tx: Tx,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  motivo: string,
): Promise<Periodo> {
  await reservarAgencia(tx, clave.agencia);
  const { estado } = await verPeriodo(tx, clave);
  const ejercicio = await verEjercicio(tx, clave.anio);
  if (ejercicio.estado === 'cerrado') {
    throw new ProblemaError('EJERCICIO_CERRADO', {
      detalle: `El ejercicio ${clave.anio} está cerrado: sus meses ya no se reabren.`,
    });
  }
  if (estado === 'abierto') {
    throw new ProblemaError('CONFLICTO_DE_EDICION', {
      detalle: 'El periodo ya está abierto. Vuelva a cargar.',
    });
  }
  await exigirOrdenAlReabrir(tx, clave);
  await ponerEstado(tx, clave, 'abierto');
  await anotar(tx, contexto, {
    accion: 'periodos:reabrir',
    entidad: 'periodo',
    idEntidad: idDePeriodo(clave),
    detalle: { motivo },
  });
  await avisarPeriodoReabierto(tx, contexto, clave, motivo);
  return { ...clave, estado: 'abierto' };
}
