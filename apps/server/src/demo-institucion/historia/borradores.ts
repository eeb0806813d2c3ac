// What is on the desks today: drafts of the last working days, so that there is something to finish, to approve and to
// correct. All of them are the auxiliar's, of Central.
import type { Centavos } from '@cuadra/core/dinero';
import { type LineaDePartida, type TipoManual, totalDebe, totalHaber } from '@cuadra/core/partida';
import { identificadorDe } from '../identificador.ts';
import { idDeUsuarioDemo } from '../usuarios.ts';
import { CENTRAL } from './agencias-de-la-historia.ts';
import { calendarioHasta } from './calendario.ts';
import { cuentas } from './cuentas.ts';
import { debe, haber } from './escena.ts';
import { quetzales } from './montos.ts';

export interface BorradorDemo {
  readonly id: string;
  readonly estado: 'borrador' | 'en_revision' | 'rechazada';
  readonly tipo: TipoManual;
  readonly fecha: string;
  readonly fechaDocumento: string | null;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly cantidadLineas: number;
  readonly autor: string;
  readonly motivo: string | null;
}

export function borradoresAl(ultimoDia: Temporal.PlainDate): BorradorDemo[] {
  const recientes = ultimosHabiles(ultimoDia);
  return pendientes.map(({ hace, motivo, ...pendiente }, n) => {
    const fecha = recientes.at(-1 - hace) ?? recientes[0] ?? ultimoDia.toString();
    return {
      ...pendiente,
      id: identificadorDe(`borrador ${ultimoDia} ${n}`),
      fecha,
      fechaDocumento: fecha,
      agencia: CENTRAL,
      debe: totalDebe(pendiente.lineas),
      haber: totalHaber(pendiente.lineas),
      cantidadLineas: pendiente.lineas.length,
      autor: idDeUsuarioDemo('auxiliar@cuadra.demo'),
      motivo: motivo ?? null,
    };
  });
}

/** Only of the month of the last day: the one before may be closed. */
function ultimosHabiles(ultimoDia: Temporal.PlainDate): string[] {
  return calendarioHasta(ultimoDia)
    .filter(({ anio, mes, esHabil }) => anio === ultimoDia.year && mes === ultimoDia.month && esHabil)
    .map(({ fecha }) => fecha);
}

interface Pendiente extends Pick<BorradorDemo, 'estado' | 'tipo' | 'concepto' | 'lineas'> {
  /** Working days ago. */
  readonly hace: number;
  readonly motivo?: string;
}

const pendientes: readonly Pendiente[] = [
  {
    estado: 'borrador',
    hace: 0,
    tipo: 'egreso',
    concepto: 'Compra de útiles de limpieza para la Agencia Central',
    lineas: [debe(cuentas.varios, quetzales(485), 'Factura 7B20E4D1-90331')],
  },
  {
    estado: 'borrador',
    hace: 1,
    tipo: 'diario',
    concepto: 'Traslado de mercadeo a educación cooperativa, pendiente de confirmar el monto',
    lineas: [debe(cuentas.mercadeo, quetzales(1_200)), haber(cuentas.papeleria, quetzales(1_150))],
  },
  {
    estado: 'en_revision',
    hace: 1,
    tipo: 'egreso',
    concepto: 'Compra de impresora multifuncional para créditos, factura 3D9A1C77-4410082',
    lineas: [
      debe(cuentas.computo, quetzales(14_560), 'Factura 3D9A1C77-4410082'),
      haber(cuentas.banrural, quetzales(14_560), 'Transferencia 418820'),
    ],
  },
  {
    estado: 'en_revision',
    hace: 2,
    tipo: 'ajuste',
    concepto:
      'Reclasificación de capacitación cargada a gastos varios que corresponde a mercadeo y educación',
    lineas: [debe(cuentas.mercadeo, 236_450), haber(cuentas.varios, 236_450)],
  },
  {
    estado: 'rechazada',
    hace: 3,
    tipo: 'egreso',
    concepto: 'Reparación del portón de la Agencia Central',
    lineas: [debe(cuentas.mantenimiento, quetzales(12_300)), haber(cuentas.industrial, quetzales(12_300))],
    motivo: 'Falta la factura especial y separar el IVA. Adjunte el soporte y envíela de nuevo.',
  },
];
