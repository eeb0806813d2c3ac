import { describe, expect, it } from 'vitest';
import { alSuceder, CERRADA, type EstadoDeBusqueda, type Suceso } from './search-state.ts';

const tras = (...sucesos: Suceso[]): EstadoDeBusqueda => sucesos.reduce(alSuceder, CERRADA);
const abrir: Suceso = { tipo: 'abrir' };
const escribir = (texto: string): Suceso => ({ tipo: 'escribir', texto });
const teclaEscape = (conPanel: boolean): Suceso => ({ tipo: 'escape', conPanel });

describe('la caja de búsqueda', () => {
  it('empieza cerrada y vacía, y se abre sin sugerir nada', () => {
    expect(tras()).toEqual({ abierta: false, texto: '', sugiere: false });
    expect(tras(abrir)).toEqual({ abierta: true, texto: '', sugiere: false });
  });

  it('sugiere mientras se escribe', () => {
    expect(tras(abrir, escribir('caja'))).toEqual({ abierta: true, texto: 'caja', sugiere: true });
  });

  it('con la lista abierta, Escape la cierra y conserva lo escrito', () => {
    expect(tras(abrir, escribir('caja'), teclaEscape(true))).toEqual({
      abierta: true,
      texto: 'caja',
      sugiere: false,
    });
  });

  it('con la lista cerrada, Escape cierra la barra y borra lo escrito', () => {
    expect(tras(abrir, escribir('caja'), teclaEscape(true), teclaEscape(false))).toEqual(CERRADA);
  });

  it('cerrar borra lo escrito', () => {
    expect(tras(abrir, escribir('caja'), { tipo: 'cerrar' })).toEqual(CERRADA);
  });

  it('elegir cierra la barra: ya se está donde se quería', () => {
    expect(tras(abrir, escribir('libro'), { tipo: 'elegir', valor: 'Libro Mayor' })).toEqual(CERRADA);
  });

  it('en la caja que siempre está, elegir deja su valor escrito, sin volver a sugerir', () => {
    const elegida = tras(escribir('libro'), { tipo: 'elegir', valor: 'Libro Mayor' });
    expect(elegida).toEqual({ abierta: false, texto: 'Libro Mayor', sugiere: false });
  });

  it('quien suelta la caja y vuelve a recorrerla recupera las sugerencias', () => {
    expect(tras(abrir, escribir('caja'), { tipo: 'soltar' }).sugiere).toBe(false);
    expect(tras(abrir, escribir('caja'), { tipo: 'soltar' }, { tipo: 'recorrer' }).sugiere).toBe(true);
  });
});
