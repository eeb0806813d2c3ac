// A posted partida of Q 100.00, for the tests of this screen.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { centavos } from '@cuadra/core/dinero';

export function partidaDePrueba(cambios: Partial<PartidaCompleta> = {}): PartidaCompleta {
  return {
    id: '0199a1b2-0000-7000-8000-000000000001',
    ejercicio: 2026,
    numeroOriginal: null,
    numero: 12,
    estado: 'contabilizada',
    tipo: 'diario',
    fecha: '2026-11-10',
    fechaDocumento: null,
    registradaEn: '2026-11-10T15:00:00Z',
    editadaEn: '2026-11-10T15:00:00Z',
    agencia: '01',
    concepto: 'Compra de papelería',
    debe: centavos(10_000),
    haber: centavos(10_000),
    cantidadLineas: 2,
    autor: { id: '0199a1b2-0000-7000-8000-00000000000a', nombre: 'Ana Choc' },
    aprobador: null,
    iniciadaPor: null,
    escritores: [],
    origen: 'manual',
    revierte: null,
    revertidaPor: null,
    reversionPropuesta: null,
    soportes: 0,
    version: 1,
    lineas: [lineaDePrueba(1, '701101', 10_000), lineaDePrueba(2, '1011010103', -10_000)],
    motivo: null,
    huella: null,
    historia: [],
    importacion: null,
    ...cambios,
  };
}

/** Positive in the debe, negative in the haber. */
export function lineaDePrueba(n: number, idCuenta: string, monto: number): PartidaCompleta['lineas'][number] {
  return {
    n,
    idCuenta,
    nombreCuenta: `Cuenta ${idCuenta}`,
    debe: centavos(Math.max(0, monto)),
    haber: centavos(Math.max(0, -monto)),
    concepto: null,
    documento: null,
  };
}
