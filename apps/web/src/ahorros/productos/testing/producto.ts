// A product as the server answers it, for tests: at sight, with its first rules and rates in force.
import type { ProductoDeAhorro, TablaDeTasas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { centavos } from '@cuadra/core/dinero';

export const QUIEN_ESCRIBE = {
  id: '00000000-0000-4000-8000-000000000009',
  nombre: 'Silvia Macz',
} as const;
const QUIEN_PUBLICA = { id: '00000000-0000-4000-8000-000000000008', nombre: 'Carlos Xol' } as const;

const publicada = {
  ...{
    desde: '2026-01-01',
    ultimoDia: null,
    estado: 'publicada',
    situacion: 'vigente',
    version: 1,
    reparos: [],
  },
  ...{ escritaPor: QUIEN_ESCRIBE, publicadaPor: QUIEN_PUBLICA, publicadaEn: '2025-12-20T15:00:00Z' },
} as const;

/** As somebody else left it. */
export const porPublicar = {
  ...{ estado: 'borrador', situacion: 'borrador', publicadaPor: null, publicadaEn: null, version: 0 },
} as const;

export const version = (cambios: Partial<VersionDeProducto> = {}): VersionDeProducto => ({
  ...publicada,
  reparos: [],
  id: 1,
  ...{ metodo: 'diario', intradia: false, base: 'ACT/365F', capitalizacion: 'ninguna', abono: 'mensual' },
  ...{
    minimo: centavos(100_00),
    tope: null,
    redondeo: 'mitad-arriba',
    inactivas: 'paga',
    bloqueadas: 'devenga',
  },
  ...{
    provision: 'ninguna',
    sinFondos: 'omitir',
    aperturaMinima: centavos(0),
    plazos: null,
    penalizadaPpm: null,
  },
  ...{ cuentaGasto: '7011010101', cuentaIsr: '3051010101', cuentaPorPagar: null, cuentaPorCobrar: null },
  nombresDeCuentas: { '7011010101': 'Intereses de ahorro' },
  ...cambios,
});

export const tramo = (
  desde: number,
  hasta: number | null,
  ppm: number,
  plazo: readonly [number, number | null] = [0, null],
) => ({
  montoDesde: centavos(desde),
  montoHasta: hasta === null ? null : centavos(hasta),
  ...{ plazoDesde: plazo[0], plazoHasta: plazo[1], ppm },
});

export const tabla = (cambios: Partial<TablaDeTasas> = {}): TablaDeTasas => ({
  ...publicada,
  reparos: [],
  ...{ id: 1, producto: 1, modo: 'total' },
  tramos: [tramo(0, 10_000_00, 20_000), tramo(10_000_00, null, 35_000)],
  ...cambios,
});

export const producto = (cambios: Partial<ProductoDeAhorro> = {}): ProductoDeAhorro => ({
  ...{ id: 1, codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', estado: 'preparacion', version: 0 },
  cuenta: { idCuenta: '3011020101', nombre: 'Ahorro corriente de asociados' },
  ...{ reglas: null, borradores: 0, pagadoHasta: null, control: [] },
  tasas: { desde: '2026-01-01', menor: 20_000, mayor: 35_000 },
  ...{ versiones: [version()], tablas: [tabla()] },
  creadoPor: QUIEN_ESCRIBE,
  ...cambios,
});
