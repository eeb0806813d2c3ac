import { describe, expect, test } from 'vitest';
import { cambiosDe, fraseDe, type Hecho } from './hechos.ts';

const hecho = (accion: string, antes: Hecho['antes'], despues: Hecho['despues']): Hecho => ({
  instante: '2026-11-15T15:00:00Z',
  actor: 'Ana Choc',
  accion,
  antes,
  despues,
});
const linea = (idCuenta: string, debe: number, haber = 0) => ({
  idCuenta,
  debe,
  haber,
  concepto: null,
  documento: null,
});

describe('lo que cambió', () => {
  test('de un borrador editado, cada campo como se lee en la pantalla', () => {
    const editado = hecho(
      'partidas:editar',
      { concepto: 'Papel', fecha: '2026-11-01', tipo: 'diario', debe: 10_000, fecha_documento: null },
      {
        concepto: 'Papelería',
        fecha: '2026-11-02',
        tipo: 'interes',
        debe: 12_550,
        fecha_documento: '2026-10-31',
      },
    );
    expect(cambiosDe(editado)).toEqual([
      { campo: 'Concepto', antes: 'Papel', despues: 'Papelería' },
      { campo: 'Fecha', antes: '01/11/2026', despues: '02/11/2026' },
      { campo: 'Fecha del documento', antes: undefined, despues: '31/10/2026' },
      { campo: 'Tipo', antes: 'Diario', despues: 'Interés' },
      { campo: 'Debe', antes: '100.00', despues: '125.50' },
    ]);
  });

  test('al devolverla, el estado y el motivo', () => {
    const devuelta = hecho(
      'partidas:rechazar',
      { estado: 'en_revision', motivo: null },
      { estado: 'rechazada', motivo: 'Falta la factura' },
    );
    expect(cambiosDe(devuelta).map(({ campo, despues }) => `${campo}: ${despues}`)).toEqual([
      'Estado: Rechazada',
      'Motivo: Falta la factura',
    ]);
  });

  test('de lo nuevo no se repite todo lo que tiene', () => {
    expect(cambiosDe(hecho('partidas:crear', null, { concepto: 'Papel', debe: 100, motivo: null }))).toEqual(
      [],
    );
    expect(cambiosDe(hecho('partidas:aprobar', null, { numero: 12, total: 100, tipo: 'diario' }))).toEqual([
      { campo: 'Número', antes: undefined, despues: '12' },
    ]);
    expect(cambiosDe(hecho('partidas:agregar-soporte', null, { nombre: 'factura.pdf' }))).toEqual([
      { campo: 'Archivo', antes: undefined, despues: 'factura.pdf' },
    ]);
  });

  test('una acción de mañana se dice con su nombre', () => {
    expect(fraseDe({ accion: 'partidas:archivar' })).toBe('partidas:archivar');
    expect(fraseDe({ accion: 'partidas:enviar' })).toBe('La envió a revisión');
  });
});

describe('las líneas', () => {
  const antes = [linea('701101', 10_000), linea('701102', 5_000), linea('1011', 0, 15_000)];
  const cambios = (despues: unknown) =>
    cambiosDe(hecho('partidas:editar', { lineas: antes }, { lineas: despues })).map(
      ({ campo, antes: vieja, despues: nueva }) => `${campo}: ${vieja ?? '∅'} → ${nueva ?? '∅'}`,
    );

  test('una que cambió', () => {
    expect(cambios([antes[0], linea('701102', 6_000), antes[2]])).toEqual([
      'Línea 2: 701102 · debe 50.00 → 701102 · debe 60.00',
    ]);
  });

  test('una que se agregó en medio no parece un cambio de todas', () => {
    expect(cambios([antes[0], linea('7', 1), antes[1], antes[2]])).toEqual(['Línea 2: ∅ → 7 · debe 0.01']);
  });

  test('una que se quitó', () => {
    expect(cambios([antes[0], antes[2]])).toEqual(['Línea 2: 701102 · debe 50.00 → ∅']);
  });

  test('las de un borrador demasiado largo no vienen, y no se inventan', () => {
    expect(cambios(undefined)).toEqual([]);
  });
});
