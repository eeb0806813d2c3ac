import { describe, expect, test } from 'vitest';
import type { Cabecera } from '../borrador/contenido.ts';
import { crearMesa } from '../borrador/mesa.ts';
import { lineaDePrueba, partidaDePrueba } from '../testing/servidor-de-prueba.ts';
import { ponerCopia } from './poner-copia.ts';

const EN_BLANCO: Cabecera = {
  fecha: '2026-11-15',
  fechaDocumento: '',
  tipo: 'diario',
  agencia: '01',
  concepto: '',
};
const otra = {
  ...partidaDePrueba({ lineas: [lineaDePrueba('1011', 100_00), lineaDePrueba('6011', 0, 100_00)] }),
  tipo: 'ingreso',
  concepto: 'Intereses de noviembre',
} as const;

function copiada(cabecera = EN_BLANCO) {
  const mesa = crearMesa(cabecera, undefined);
  const antes = mesa.contenido();
  ponerCopia(mesa, otra);
  return { mesa, antes };
}

describe('copiar de otra partida', () => {
  test('sobre una mesa vacía trae tipo, concepto y líneas, y un solo deshacer lo quita todo', () => {
    const { mesa, antes } = copiada();
    expect(mesa.contenido()).toMatchObject({ tipo: 'ingreso', concepto: 'Intereses de noviembre' });
    expect(mesa.contenido().lineas).toHaveLength(2);
    mesa.hoja.deshacer();
    expect(mesa.contenido()).toEqual(antes);
    mesa.hoja.rehacer();
    expect(mesa.contenido()).toMatchObject({ tipo: 'ingreso', concepto: 'Intereses de noviembre' });
    expect(mesa.contenido().lineas).toHaveLength(2);
    mesa.hoja.deshacer();
    expect(mesa.contenido()).toEqual(antes);
  });

  test('lo que la persona cambió después en el encabezado no se le quita', () => {
    const { mesa } = copiada();
    mesa.cambiar({ concepto: 'Intereses de diciembre' });
    mesa.hoja.deshacer();
    expect(mesa.contenido()).toMatchObject({
      tipo: 'diario',
      concepto: 'Intereses de diciembre',
      lineas: [],
    });
  });

  test('deshacer lo escrito después de copiar no toca el encabezado', () => {
    const { mesa } = copiada();
    mesa.hoja.escribir(0, 'debe', '200');
    mesa.hoja.deshacer();
    expect(mesa.contenido()).toMatchObject({ concepto: 'Intereses de noviembre' });
    expect(mesa.contenido().lineas).toHaveLength(2);
  });

  test('tras lo ya escrito solo llegan las líneas', () => {
    const { mesa, antes } = copiada({ ...EN_BLANCO, concepto: 'Mi concepto' });
    expect(mesa.contenido()).toMatchObject({ tipo: 'diario', concepto: 'Mi concepto' });
    expect(mesa.contenido().lineas).toHaveLength(2);
    mesa.hoja.deshacer();
    expect(mesa.contenido()).toEqual(antes);
  });
});
