import { describe, expect, it } from 'vitest';
import { contenidoDePrueba, lineaDePrueba as linea, partidaDePrueba } from '../testing/servidor-de-prueba.ts';
import { comienzoDeBorrador, comienzoDeCopia, comienzoNuevo } from './comienzo.ts';
import { cabeceraDe, contenidoGuardado, textoDe } from './contenido.ts';
import type { CopiaLocal } from './copia-local.ts';

const lineas = [linea('1011', 112_00), linea('7011', 0, 112_00)];
const guardada = partidaDePrueba({ concepto: 'Guardado', version: 3, lineas });
const NADA = { cursor: null, formulas: {} };

const copia = (concepto: string, registro: CopiaLocal['registro']): CopiaLocal => ({
  cabecera: { ...cabeceraDe(guardada), concepto },
  hoja: comienzoDeBorrador(guardada).hoja ?? { filas: [], cursor: { fila: 0, columna: 'idCuenta' } },
  registro,
});

describe('con qué se abre un borrador', () => {
  it('sin copia en este equipo, con lo del servidor y el cursor donde estaba', () => {
    const { cabecera, hoja, alAbrir, recuperada } = comienzoDeBorrador(guardada, {
      cursor: { fila: 1, columna: 'haber' },
      formulas: { '0.debe': '100*1.12' },
    });
    expect(cabecera.concepto).toBe('Guardado');
    expect(hoja?.cursor).toEqual({ fila: 1, columna: 'haber' });
    expect(hoja?.filas.map(({ debe, haber }) => [debe, haber])).toEqual([
      ['100*1.12', ''],
      ['', '112.00'],
    ]);
    expect(alAbrir).toEqual({
      registro: { guardada: { id: 'b1', version: 3 } },
      texto: textoDe(contenidoGuardado(guardada)),
    });
    expect(recuperada).toBe(false);
  });

  it('una fórmula que ya no vale lo guardado es de antes y no vuelve, ni las que se apoyan en ella', () => {
    const { hoja } = comienzoDeBorrador(guardada, {
      cursor: null,
      formulas: { '0.debe': '100*1.15', '1.haber': '=B1' },
    });
    expect(hoja?.filas.map(({ debe, haber }) => [debe, haber])).toEqual([
      ['112.00', ''],
      ['', '112.00'],
    ]);
  });

  it('lo que el servidor no tenía vuelve de este equipo', () => {
    const { cabecera, alAbrir, recuperada } = comienzoDeBorrador(
      guardada,
      NADA,
      copia('Más nuevo', { guardada: { id: 'b1', version: 3 } }),
    );
    expect([cabecera.concepto, recuperada, alAbrir.conflicto]).toEqual(['Más nuevo', true, undefined]);
  });

  it('si otra persona guardó entre tanto, hay que elegir', () => {
    const { cabecera, alAbrir } = comienzoDeBorrador(
      guardada,
      NADA,
      copia('Más nuevo', { guardada: { id: 'b1', version: 2 } }),
    );
    expect([cabecera.concepto, alAbrir.conflicto]).toEqual(['Más nuevo', guardada]);
  });

  it('salvo que lo guardado sea lo que este equipo había enviado sin saber si llegó', () => {
    const enviado = textoDe(contenidoGuardado(guardada));
    const { alAbrir } = comienzoDeBorrador(
      guardada,
      NADA,
      copia('Más nuevo', { guardada: { id: 'b1', version: 2 }, enviado }),
    );
    expect(alAbrir).toMatchObject({ registro: { guardada: { version: 3 } } });
    expect(alAbrir.conflicto).toBeUndefined();
  });

  it('una copia igual a lo guardado solo trae el cursor', () => {
    const { recuperada, alAbrir } = comienzoDeBorrador(guardada, NADA, copia('Guardado', {}));
    expect([recuperada, alAbrir.conflicto]).toEqual([false, undefined]);
  });

  it('uno que nunca llegó al servidor conserva su llave y lo que se envió con ella', () => {
    const porCrear = { llave: 'k', contenido: contenidoDePrueba({ concepto: 'Uno' }) };
    const { alAbrir } = comienzoNuevo(cabeceraDe(guardada), copia('Uno y más', { porCrear }));
    expect(alAbrir.registro).toEqual({ porCrear });
  });

  it('copiar otra partida es empezar una nueva con sus líneas y la fecha de hoy', () => {
    const { cabecera, hoja, alAbrir } = comienzoDeCopia(
      { ...guardada, tipo: 'reversion', fechaDocumento: '2026-01-02' },
      '2026-11-16',
    );
    expect(cabecera).toMatchObject({ fecha: '2026-11-16', fechaDocumento: '', tipo: 'diario' });
    expect(hoja?.filas.map(({ idCuenta }) => idCuenta)).toEqual(['1011', '7011']);
    expect(alAbrir.registro).toEqual({});
  });
});
