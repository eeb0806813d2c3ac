import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import {
  esqueleto,
  type LineaContabilizada,
  llenarConcepto,
  palabrasDeRegla,
  proponerReglas,
  type Regla,
  reglaQueAplica,
  aplica as seAplica,
  signoDe,
} from './reglas.ts';

const regla = (demas: Partial<Regla> = {}): Regla => ({
  id: 'r1',
  texto: 'comisión manejo',
  signo: null,
  montoMinimo: null,
  montoMaximo: null,
  cuentaBancaria: null,
  orden: 1,
  ...demas,
});

const linea = (texto: string, quetzales = -25, cuentaBancaria = 'c1') => ({
  texto,
  monto: centavos(quetzales * 100),
  cuentaBancaria,
});

describe('a qué líneas se aplica una regla', () => {
  const aplica = (demas: Partial<Regla>, ...de: Parameters<typeof linea>) =>
    reglaQueAplica(linea(...de), [regla(demas)]) !== null;

  it('a las que tienen todas sus palabras, sin acentos ni mayúsculas y en cualquier orden', () => {
    expect(aplica({}, 'MANEJO DE CTA COMISION OCT')).toBe(true);
    expect(aplica({}, 'COMISION POR CHEQUERA')).toBe(false);
    expect(aplica({}, 'COMISIONES MANEJO')).toBe(false);
  });

  it('una palabra con * es un comienzo', () => {
    expect(aplica({ texto: 'comis* manejo' }, 'COMISIONES MANEJO')).toBe(true);
    expect(aplica({ texto: 'comis*' }, 'SUBCOMISION')).toBe(false);
  });

  it('por su signo, su monto y su cuenta', () => {
    expect(aplica({ signo: 'salida' }, 'comision manejo', 25)).toBe(false);
    expect(aplica({ signo: 'entrada' }, 'comision manejo', 25)).toBe(true);
    expect(
      aplica({ montoMinimo: centavos(2_500), montoMaximo: centavos(2_500) }, 'comision manejo', -25),
    ).toBe(true);
    expect(aplica({ montoMinimo: centavos(2_501) }, 'comision manejo', -25)).toBe(false);
    expect(aplica({ montoMaximo: centavos(2_499) }, 'comision manejo', -25)).toBe(false);
    expect(aplica({ cuentaBancaria: 'c2' }, 'comision manejo', -25, 'c1')).toBe(false);
  });

  it('sin palabras no se aplica a nada', () => {
    expect(palabrasDeRegla(' * — ')).toEqual([]);
    expect(aplica({ texto: ' * ' }, 'comision manejo')).toBe(false);
  });

  it('se prueba sola, sin guardarla', () => {
    const { id: _, orden: __, ...condiciones } = regla({ signo: signoDe(centavos(-1)) });
    expect(seAplica(condiciones, linea('COMISION MANEJO'))).toBe(true);
    expect(seAplica(condiciones, linea('COMISION MANEJO', 25))).toBe(false);
  });

  it('la primera por su orden, no por su lugar', () => {
    const reglas = [regla({ id: 'general', texto: 'comis*', orden: 20 }), regla({ id: 'fina', orden: 10 })];
    expect(reglaQueAplica(linea('COMISION MANEJO'), reglas)?.id).toBe('fina');
    expect(reglaQueAplica(linea('COMISION CHEQUERA'), reglas)?.id).toBe('general');
    expect(reglaQueAplica(linea('DEPOSITO'), reglas)).toBeNull();
  });
});

describe('el concepto que llena', () => {
  const suya = { texto: 'COMISION  MANEJO', referencia: '8834', fecha: '2026-10-05' };

  it('con el texto, la referencia, la fecha y el mes', () => {
    expect(llenarConcepto('{texto} del {fecha}, {mes}, ref. {referencia}', suya)).toBe(
      'COMISION MANEJO del 05/10/2026, octubre de 2026, ref. 8834',
    );
  });

  it('lo que no tiene valor no deja hueco, y lo que no conoce queda como está', () => {
    expect(llenarConcepto('Nota {referencia} de {banco}', { ...suya, referencia: null })).toBe(
      'Nota de {banco}',
    );
  });

  it('un texto con llaves no se llena otra vez', () => {
    expect(llenarConcepto('{texto}', { ...suya, texto: 'PAGO {mes}' })).toBe('PAGO {mes}');
  });
});

describe('el esqueleto de un texto', () => {
  it.each([
    ['COMISION ATM 0012 LUNES 05/10/2026', 'comision atm'],
    ['Comisión ATM 4411 sáb 10 OCT', 'comision atm'],
    ['INTERESES OCTUBRE 2026', 'intereses'],
    ['REF A1234 ND', 'ref nd'],
    ['12345', ''],
  ])('%s → «%s»', (texto, suyo) => {
    expect(esqueleto(texto)).toBe(suyo);
  });
});

describe('las reglas que se proponen', () => {
  const hecha = (texto: string, demas: Partial<LineaContabilizada> = {}): LineaContabilizada => ({
    texto,
    signo: 'salida',
    idCuenta: '702101',
    concepto: 'Comisión bancaria',
    monto: centavos(-1_500),
    ...demas,
  });
  const tres = ['COMISION ATM 01', 'COMISION ATM 02', 'COMISION ATM 03'];

  it('lo que se hizo tres veces, con su rango de montos y cuántas veces', () => {
    const montos = [-1_500, -2_000, -1_000].map(centavos);
    expect(proponerReglas(tres.map((texto, n) => hecha(texto, { monto: montos[n] ?? centavos(0) })))).toEqual(
      [
        {
          texto: 'comision atm',
          signo: 'salida',
          montoMinimo: 1_000,
          montoMaximo: 2_000,
          idCuenta: '702101',
          concepto: 'Comisión bancaria',
          veces: 3,
          ejemplo: 'COMISION ATM 03',
        },
      ],
    );
  });

  it('dos veces no bastan', () => {
    expect(proponerReglas(tres.slice(1).map((texto) => hecha(texto)))).toEqual([]);
  });

  it('si una vez se hizo de otro modo, ninguna', () => {
    const hechas = [...tres.map((texto) => hecha(texto)), hecha('COMISION ATM 04', { idCuenta: '702199' })];
    expect(proponerReglas(hechas)).toEqual([]);
  });

  it('tampoco si sus palabras están en un texto más largo que fue otra cosa', () => {
    const hechas = [
      ...tres.map((texto) => hecha(texto)),
      hecha('COMISION ATM EXTRANJERO', { idCuenta: '702199' }),
    ];
    expect(proponerReglas(hechas)).toEqual([]);
  });

  it('entrada y salida son cosas distintas', () => {
    const hechas = [
      ...tres.map((texto) => hecha(texto)),
      hecha('COMISION ATM 04', { signo: 'entrada', idCuenta: '602101' }),
    ];
    expect(proponerReglas(hechas).map(({ signo, veces }) => [signo, veces])).toEqual([['salida', 3]]);
  });

  it('un concepto que repite el texto del banco lo vuelve a repetir', () => {
    const hechas = tres.map((texto) => hecha(texto, { concepto: `Cargo: ${texto}` }));
    expect(proponerReglas(hechas)[0]?.concepto).toBe('Cargo: {texto}');
  });

  it('un texto sin palabras no da regla', () => {
    expect(proponerReglas(['1', '2', '3'].map((texto) => hecha(texto)))).toEqual([]);
  });

  it('la propuesta se aplica a lo que la hizo proponer', () => {
    const [propuesta] = proponerReglas(tres.map((texto) => hecha(texto)));
    if (propuesta === undefined) throw new Error('hay una propuesta');
    const una = regla({ ...propuesta });
    for (const texto of tres) expect(reglaQueAplica(linea(texto, -15), [una])).toBe(una);
  });
});
