// Desks for tests: their rows say what matters, and are pending whole unless told.
import type {
  CifrasDeMesa,
  LineaDeMesa,
  Mesa,
  MovimientoDeMesa,
  Sugerencia,
} from '@cuadra/contract/contabilidad/bancos/mesa';
import { centavos } from '@cuadra/core/dinero';

let ultimo = 0;
const otroId = () => `00000000-0000-4000-8000-${String(++ultimo).padStart(12, '0')}`;

type Escrita<F> = Omit<Partial<F>, 'monto' | 'pendiente'> & {
  readonly monto: number;
  readonly pendiente?: number;
};

export const linea = ({ monto, pendiente = monto, ...resto }: Escrita<LineaDeMesa>): LineaDeMesa => ({
  id: otroId(),
  fecha: '2026-10-15',
  texto: 'DEPOSITO EN EFECTIVO',
  referencia: null,
  tipo: null,
  explicacion: null,
  ...resto,
  monto: centavos(monto),
  pendiente: centavos(pendiente),
});

export const movimiento = ({
  monto,
  pendiente = monto,
  ...resto
}: Escrita<MovimientoDeMesa>): MovimientoDeMesa => ({
  id: otroId(),
  fecha: '2026-10-15',
  concepto: 'Remesa de la agencia central',
  documento: null,
  partida: { id: otroId(), ejercicio: 2026, numero: ultimo },
  agencia: '01',
  explicacion: null,
  cheque: null,
  ...resto,
  monto: centavos(monto),
  pendiente: centavos(pendiente),
});

export const sugerencia = (dicha: Partial<Sugerencia>): Sugerencia => ({
  id: otroId(),
  clase: 'cruce',
  puntaje: 80,
  razones: [{ clase: 'monto', puntos: 50, texto: 'mismo monto' }],
  lineas: [],
  movimientos: [],
  regla: null,
  traslado: null,
  ...dicha,
});

const CERO = centavos(0);

const cifras: CifrasDeMesa = {
  saldoBanco: CERO,
  saldoLibros: CERO,
  diferencia: CERO,
  porExplicar: CERO,
  sinExplicar: { banco: 0, libros: 0 },
  banco: { entradas: CERO, salidas: CERO },
  libros: { entradas: CERO, salidas: CERO },
};

export const mesa = (dicha: Partial<Mesa>): Mesa => ({
  revision: 1,
  entera: true,
  lineas: [],
  movimientos: [],
  sugerencias: [],
  cifras,
  ...dicha,
});
