// What each agencia buys month after month and from whom. Names are invented.
import { cuentas } from './cuentas.ts';

export interface Gasto {
  readonly proveedor: string;
  /** Ways in which its concepto begins; the month follows. */
  readonly conceptos: readonly [string, ...string[]];
  readonly cuenta: string;
  /** Whole quetzales without IVA in Central, Carchá and Salamá; 0: not there. */
  readonly montos: readonly [number, number, number];
  /** Thousandths. */
  readonly variacion: number;
  /** On which working day of the month. */
  readonly habil: number;
  /** Absent: all. */
  readonly meses?: readonly number[];
  /** Only Central is given credit. */
  readonly aCredito?: true;
  readonly retieneIsr?: true;
  readonly ivaEsCredito?: true;
  /** The supplier issues none: the buyer does, and withholds all the IVA. */
  readonly esFacturaEspecial?: true;
}

const PARES = [2, 4, 6, 8, 10, 12];
const IMPARES = [1, 3, 5, 7, 9, 11];

export const gastos: readonly Gasto[] = [
  {
    proveedor: 'Inmobiliaria Chajixim, S.A.',
    conceptos: ['Alquiler del local de la agencia,'],
    cuenta: cuentas.arrendamientos,
    montos: [0, 7_800, 6_500],
    variacion: 0,
    habil: 2,
    retieneIsr: true,
  },
  {
    proveedor: 'Distribuidora de Energía de las Verapaces, S.A.',
    conceptos: ['Servicio de energía eléctrica de', 'Consumo de energía eléctrica,'],
    cuenta: cuentas.energiaYTelefono,
    montos: [7_900, 3_100, 2_600],
    variacion: 110,
    habil: 9,
  },
  {
    proveedor: 'Red Tezulutlán Telecomunicaciones, S.A.',
    conceptos: ['Enlace de datos, internet y telefonía de', 'Servicio de internet y telefonía,'],
    cuenta: cuentas.energiaYTelefono,
    montos: [6_900, 0, 0],
    variacion: 0,
    habil: 7,
    ivaEsCredito: true,
  },
  {
    proveedor: 'Seguridad y Custodia El Quetzalito, S.A.',
    conceptos: ['Servicio de vigilancia armada de', 'Agentes de seguridad, turno completo,'],
    cuenta: cuentas.seguridad,
    montos: [11_400, 6_900, 6_900],
    variacion: 0,
    habil: 20,
    aCredito: true,
  },
  {
    proveedor: 'Transportes de Valores Monja Blanca, S.A.',
    conceptos: ['Traslado de valores y conteo de', 'Transporte de valores entre agencias y bancos,'],
    cuenta: cuentas.seguridad,
    montos: [4_600, 0, 0],
    variacion: 120,
    habil: 19,
    aCredito: true,
  },
  {
    proveedor: 'Librería y Papelería El Escribano',
    conceptos: ['Papelería, tóner y útiles de', 'Útiles de oficina según requisición de', 'Resmas y tóner,'],
    cuenta: cuentas.papeleria,
    montos: [3_200, 0, 0],
    variacion: 260,
    habil: 6,
    aCredito: true,
  },
  {
    proveedor: 'Librería y Papelería El Escribano',
    conceptos: ['Papelería, tóner y útiles de', 'Útiles de oficina según requisición de'],
    cuenta: cuentas.papeleria,
    montos: [0, 2_250, 1_900],
    variacion: 260,
    habil: 6,
    meses: PARES,
  },
  {
    proveedor: 'Imprenta Nim Tz’ib',
    conceptos: ['Libretas de ahorro y boletas impresas en', 'Formularios prenumerados,'],
    cuenta: cuentas.papeleria,
    montos: [5_400, 0, 0],
    variacion: 180,
    habil: 15,
    meses: IMPARES,
    aCredito: true,
  },
  {
    proveedor: 'Limpieza y Servicios Cobán Imperial',
    conceptos: ['Servicio de limpieza e insumos de', 'Personal de limpieza,'],
    cuenta: cuentas.mantenimiento,
    montos: [5_200, 0, 0],
    variacion: 0,
    habil: 18,
  },
  {
    proveedor: 'Servicios Técnicos Chicoj',
    conceptos: ['Mantenimiento de planta eléctrica y UPS,', 'Reparación de aire acondicionado,'],
    cuenta: cuentas.mantenimiento,
    montos: [5_600, 0, 0],
    variacion: 300,
    habil: 14,
    meses: PARES,
    aCredito: true,
  },
  {
    proveedor: 'albañil de la localidad',
    conceptos: ['Reparación de fachada y pintura,', 'Arreglos de fontanería y techo,'],
    cuenta: cuentas.mantenimiento,
    montos: [1_900, 0, 0],
    variacion: 250,
    habil: 16,
    meses: [2, 5, 8, 10],
    retieneIsr: true,
    esFacturaEspecial: true,
  },
  {
    proveedor: 'Publicidad y Eventos Rax Ha’, S.A.',
    conceptos: ['Pauta en radios locales y volantes,', 'Campaña de ahorro y materiales,'],
    cuenta: cuentas.mercadeo,
    montos: [6_200, 0, 0],
    variacion: 220,
    habil: 11,
  },
  {
    proveedor: 'Auditores Cahabón y Asociados',
    conceptos: ['Honorarios por auditoría externa,', 'Auditoría de estados financieros,'],
    cuenta: cuentas.honorarios,
    montos: [8_200, 0, 0],
    variacion: 0,
    habil: 17,
    meses: [2, 3, 6, 9, 12],
    retieneIsr: true,
  },
  {
    proveedor: 'Bufete Jurídico Corporativo Las Verapaces',
    conceptos: ['Honorarios por procuración y escrituras,', 'Asesoría jurídica y cobro judicial,'],
    cuenta: cuentas.honorarios,
    montos: [4_500, 0, 0],
    variacion: 90,
    habil: 13,
    retieneIsr: true,
  },
  {
    proveedor: 'Estación de Servicio El Mirador',
    conceptos: ['Combustible de vehículos y motocicletas de', 'Gasolina de asesores de crédito,'],
    cuenta: cuentas.varios,
    montos: [8_900, 0, 0],
    variacion: 160,
    habil: 21,
    meses: IMPARES,
  },
];
