// What each step does, in words, before it is done: on its button, and in the dialog that asks for it.
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import type { PasoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { cuentasContadas, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';

type Vista = Pick<
  Corrida,
  'estado' | 'lineas' | 'interes' | 'isr' | 'tandas' | 'hechas' | 'fecha' | 'cuentas'
>;

/** When a reason is asked for. */
type ConMotivo = 'siempre' | 'con-advertencias' | 'nunca';

interface TextosDePaso {
  readonly boton: string;
  readonly titulo: string;
  /** What happens if it is done. */
  readonly consecuencia: string;
  /** On the button that does it. */
  readonly accion: string;
  readonly motivo: ConMotivo;
  readonly peligro: boolean;
  readonly hecho: string;
}

export function textosDe(paso: PasoDeCorrida, corrida: Vista): TextosDePaso {
  return PASOS[paso](corrida);
}

const porCuanto = ({ lineas, interes, isr }: Vista): string =>
  `${cuentasContadas(lineas)} por ${enQuetzales(interes)}; retención ${enQuetzales(isr)}`;

const faltan = ({ tandas, hechas }: Vista): string =>
  tandas - hechas === 1 ? 'falta una tanda' : `faltan ${formatearEntero(tandas - hechas)} tandas`;

const calcular = ({ estado, cuentas }: Vista): TextosDePaso => ({
  boton: estado === 'programado' ? 'Calcular' : 'Calcular de nuevo',
  titulo: estado === 'programado' ? 'Calcular la corrida' : 'Calcular de nuevo la corrida',
  consecuencia:
    estado === 'aprobado'
      ? `Se vuelven a calcular ${cuentasContadas(cuentas)} con los movimientos y las tasas de ahora. La aprobación se pierde.`
      : 'Se calculan todas sus cuentas con los movimientos y las tasas de ahora. Nada se paga todavía.',
  accion: 'Calcular',
  motivo: 'nunca',
  peligro: false,
  hecho: 'El cálculo empezó.',
});

const aprobar = (corrida: Vista): TextosDePaso => ({
  boton: `Aprobar ${porCuanto(corrida)}`,
  titulo: 'Aprobar la corrida',
  consecuencia: `Firma que se paguen intereses a ${porCuanto(corrida)}. Lo que cambie después de su firma tendrá que calcularse y aprobarse otra vez.`,
  accion: 'Aprobar',
  motivo: 'con-advertencias',
  peligro: false,
  hecho: 'Corrida aprobada.',
});

const aplicar = (corrida: Vista): TextosDePaso => ({
  boton: `Aplicar ${porCuanto(corrida)}`,
  titulo: 'Aplicar la corrida',
  consecuencia: `Se abonan intereses a ${porCuanto(corrida)}. Se contabiliza con fecha ${formatDate(corrida.fecha)}. Puede salir de la página: no se detiene.`,
  accion: 'Aplicar',
  motivo: 'nunca',
  peligro: false,
  hecho: 'La aplicación empezó.',
});

const detener = (corrida: Vista): TextosDePaso => ({
  boton: 'Detener',
  titulo: 'Detener la corrida',
  consecuencia: `Lo hecho queda hecho; ${faltan(corrida)}. Se reanuda desde donde quedó.`,
  accion: 'Detener',
  motivo: 'siempre',
  peligro: true,
  hecho: 'Se detiene al terminar la tanda que está en camino.',
});

const reanudar = (corrida: Vista): TextosDePaso => ({
  boton: `Reanudar: ${faltan(corrida)}`,
  titulo: 'Reanudar la corrida',
  consecuencia: `Sigue desde donde quedó: ${faltan(corrida)}. Ninguna cuenta se paga dos veces.`,
  accion: 'Reanudar',
  motivo: 'nunca',
  peligro: false,
  hecho: 'La corrida siguió.',
});

const cancelar = (): TextosDePaso => ({
  boton: 'Cancelar la corrida',
  titulo: 'Cancelar la corrida',
  consecuencia: 'No se paga nada, y sus días quedan libres para otra corrida. No se puede deshacer.',
  accion: 'Cancelar la corrida',
  motivo: 'siempre',
  peligro: true,
  hecho: 'Corrida cancelada.',
});

const pedirReversion = (corrida: Vista): TextosDePaso => ({
  boton: 'Pedir la reversión',
  titulo: 'Pedir que se revierta',
  consecuencia: `Otra persona decide si se quitan los intereses abonados a ${porCuanto(corrida)}. Mientras tanto nada cambia.`,
  accion: 'Pedir la reversión',
  motivo: 'siempre',
  peligro: false,
  hecho: 'Pedido hecho: lo decide otra persona.',
});

const negarReversion = (): TextosDePaso => ({
  boton: 'Negar la reversión',
  titulo: 'Negar la reversión',
  consecuencia: 'La corrida queda aplicada como está.',
  accion: 'Negar',
  motivo: 'siempre',
  peligro: false,
  hecho: 'Reversión negada.',
});

const revertir = (corrida: Vista): TextosDePaso => ({
  boton: `Revertir ${porCuanto(corrida)}`,
  titulo: 'Revertir la corrida',
  consecuencia: `Se quitan los intereses abonados a ${porCuanto(corrida)}, con movimientos y partidas contrarios. Esos días quedan por pagar.`,
  accion: 'Revertir',
  motivo: 'nunca',
  peligro: true,
  hecho: 'La reversión empezó.',
});

const PASOS: Readonly<Record<PasoDeCorrida, (corrida: Vista) => TextosDePaso>> = {
  calcular,
  aprobar,
  aplicar,
  detener,
  reanudar,
  cancelar,
  'pedir-reversion': pedirReversion,
  'negar-reversion': negarReversion,
  revertir,
};
