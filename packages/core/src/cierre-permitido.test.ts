// For whom a month is open, and what keeps it from being closed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompuertaPorCerrar, estadoPara, impedimentosDe } from './cierre.ts';
import { revisarPartida } from './partida.ts';
import { alDebe, alHaber } from './testing/lineas.ts';

const HASTA = '2026-11-16T15:00:00Z';

describe('para quién está abierto un periodo', () => {
  const limitado = { estado: 'abierto', abiertoPara: ['ana'], abiertoHasta: HASTA } as const;

  it.each([
    [
      'para todos, cualquiera',
      { ...limitado, abiertoPara: null, abiertoHasta: null },
      null,
      HASTA,
      'abierto',
    ],
    ['nombrada y a tiempo', limitado, 'ana', '2026-11-16T14:59:59.999Z', 'abierto'],
    ['en el instante en que vence ya no', limitado, 'ana', HASTA, 'vencido'],
    ['el mismo instante con otra hora local', limitado, 'ana', '2026-11-16T09:00:00-06:00', 'vencido'],
    ['otra persona', limitado, 'beto', '2026-11-16T14:00:00Z', 'reservado'],
    ['el sistema tampoco', limitado, null, '2026-11-16T14:00:00Z', 'reservado'],
    ['cerrándose', { ...limitado, estado: 'cerrando' }, 'ana', '2026-11-16T14:00:00Z', 'cerrando'],
    ['cerrado', { ...limitado, estado: 'cerrado' }, 'ana', '2026-11-16T14:00:00Z', 'cerrado'],
  ] as const)('%s', (_caso, periodo, autor, ahora, esperado) => {
    expect(estadoPara(periodo, autor, ahora)).toBe(esperado);
  });

  it('limitar nunca abre lo que no estaba abierto', () => {
    const instante = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.constantFrom('abierto' as const, 'cerrando' as const, 'cerrado' as const),
        fc.option(fc.array(fc.constantFrom('ana', 'beto', 'caro'), { minLength: 1 })),
        fc.option(instante),
        fc.option(fc.constantFrom('ana', 'beto', 'caro')),
        instante,
        (estado, abiertoPara, hasta, autor, ahora) => {
          const abiertoHasta = hasta?.toISOString() ?? null;
          const veredicto = estadoPara({ estado, abiertoPara, abiertoHasta }, autor, ahora.toISOString());
          const debeAbrir =
            estado === 'abierto' &&
            (hasta === null || ahora < hasta) &&
            (abiertoPara === null || (autor !== null && abiertoPara.includes(autor)));
          expect(veredicto === 'abierto').toBe(debeAbrir);
        },
      ),
    );
  });

  it.each([
    ['vencido', 'La reapertura del periodo 10/2026 en la agencia 03 ya venció.'],
    [
      'reservado',
      'El periodo 10/2026 está reabierto en la agencia 03 solo para algunas personas, y el autor no está entre ellas.',
    ],
    ['cerrado', 'El periodo 10/2026 no está abierto en la agencia 03.'],
  ] as const)('%s se dice con su razón', (estado, mensaje) => {
    const lineas = [alDebe('1', 1), alHaber('1', 1)];
    const de = { esManual: true, origen: 'manual', autor: 'beto', agencia: '03' } as const;
    const partida = { ...de, fecha: '2026-10-05', concepto: 'Prueba', lineas };
    const errores = revisarPartida(partida, {
      hoy: '2026-11-16',
      cuenta: () => ({ tipoCuenta: 'D', estado: 'activa' }),
      esDeCajas: () => false,
      conciliadaHasta: () => undefined,
      periodo: (_agencia, _fecha, autor) => (autor === 'beto' ? estado : 'abierto'),
    });
    expect(errores).toEqual([{ campo: 'fecha', codigo: 'PERIODO_CERRADO', mensaje }]);
  });
});

describe('lo que impide cerrar', () => {
  const enOrden: CompuertaPorCerrar = {
    id: 'borradores',
    titulo: 'Sin borradores',
    pasa: true,
    motivo: 'En orden.',
    firma: null,
    excepcion: null,
  };
  const pendiente = { ...enOrden, pasa: false, motivo: 'Hay 1 borrador.' };
  const de = (id: string, vigente = true) => ({ vigente, por: { id } });
  const motivos = (compuerta: CompuertaPorCerrar, exigeFirmas = false) =>
    impedimentosDe([compuerta], { quien: 'ana', exigeFirmas }).map(({ motivo }) => motivo);

  it('una compuerta pendiente, con su motivo', () => {
    expect(motivos(enOrden)).toEqual([]);
    expect(motivos(pendiente)).toEqual(['Hay 1 borrador.']);
  });

  it('la excepción de otra persona la deja pasar; la propia y la que ya no vale, no', () => {
    expect(motivos({ ...pendiente, excepcion: de('beto') })).toEqual([]);
    expect(motivos({ ...pendiente, excepcion: de('beto', false) })).toEqual(['Hay 1 borrador.']);
    expect(motivos({ ...pendiente, excepcion: de('ana') })).toEqual([
      '«Sin borradores» pasa por una excepción que concedió usted: debe cerrar otra persona.',
    ]);
  });

  it('si se exigen, cada firma que falta o que ya no vale', () => {
    const falta = ['Falta la firma de «Sin borradores».'];
    expect(motivos(enOrden, true)).toEqual(falta);
    expect(motivos({ ...enOrden, firma: { vigente: false } }, true)).toEqual(falta);
    expect(motivos({ ...enOrden, firma: { vigente: true } }, true)).toEqual([]);
    expect(motivos(pendiente, true)).toEqual(['Hay 1 borrador.', ...falta]);
  });
});
