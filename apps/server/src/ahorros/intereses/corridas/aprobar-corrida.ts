import type * as contrato from '@cuadra/contract/ahorros/pasos-de-corrida';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { estadosQueAdmiten } from '@cuadra/core/ahorros/corrida';
import { formatearQuetzales } from '@cuadra/core/dinero';
import { exigirActo } from '#control/exigir-acto.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { notificarDeCorrida } from '../avisos.ts';
import { advertenciasDe } from './advertencias.ts';
import { darPasoDeCorrida, exigirEstado, tomarCorrida } from './tomar-corrida.ts';

/** Signs what another person calculated, exactly as it was seen. */
export async function aprobarCorrida(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { version, huella, aceptaAdvertencias }: BodyOf<typeof contrato.aprobarCorrida>,
): Promise<void> {
  const corrida = await tomarCorrida(tx, contexto, id, version);
  if (corrida.estado === 'vencido') throw new ProblemaError('CORRIDA_VENCIDA');
  exigirEstado(corrida, ...estadosQueAdmiten.aprobar);
  const { actor, ahora } = contexto;
  if ([corrida.creadaPor, corrida.calculadaPor].includes(actor.id)) throw new ProblemaError('CORRIDA_PROPIA');
  if (corrida.huella !== huella) throw new ProblemaError('CORRIDA_VENCIDA');
  const advertencias = await advertenciasDe(tx, corrida);
  if (advertencias.length > 0 && aceptaAdvertencias === null) {
    throw new ProblemaError('ADVERTENCIAS_SIN_ACEPTAR', {
      errores: advertencias.map(({ codigo, mensaje }) => ({ campo: 'aceptaAdvertencias', codigo, mensaje })),
    });
  }
  const { lineas, interes, isr } = corrida;
  const aprobado = `${lineas} ${lineas === 1 ? 'cuenta' : 'cuentas'} por ${formatearQuetzales(interes)}; ISR ${formatearQuetzales(isr)}.`;
  await exigirActo(tx, contexto, {
    operacion: 'aprobar-corrida',
    entidad: 'corrida',
    id: String(id),
    que: { huella },
    monto: interes,
    resumen: `Aprobar la corrida ${corrida.nombre}: ${aprobado}`,
  });
  const aceptado = aceptaAdvertencias === null ? '' : ` Advertencias aceptadas: ${aceptaAdvertencias}`;
  await darPasoDeCorrida(
    tx,
    contexto,
    corrida,
    { estado: 'aprobado', aprobadaPor: actor.id, aprobadaEn: ahora.toString(), huellaAprobada: huella },
    aprobado + aceptado,
  );
  await notificarDeCorrida(tx, contexto, corrida, [corrida.creadaPor, corrida.calculadaPor], {
    titulo: 'Intereses aprobados',
    descripcion: 'Ya se pueden aplicar.',
  });
}
