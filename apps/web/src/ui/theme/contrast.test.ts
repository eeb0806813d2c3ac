import { describe, expect, test } from 'vitest';
import { contraste } from './contrast.ts';
import { claro, NAVEGACION, oscuro, TINTA } from './surfaces.ts';
import { temas } from './themes.ts';

const AA_TEXTO = 4.5;
const AA_CONTORNO = 3;

test('el contraste de negro sobre blanco es 21', () => {
  expect(contraste('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contraste('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['claro', claro],
  ['oscuro', oscuro],
])('esquema %s', (_, de) => {
  test.each(['texto', 'secundario', 'error', 'exito', 'aviso'] as const)(
    'el texto «%s» se lee en toda superficie',
    (clave) => {
      for (const fondo of [de.pagina, de.tarjeta, de.barra, de.realce]) {
        expect(contraste(de[clave], fondo), `${de[clave]} sobre ${fondo}`).toBeGreaterThanOrEqual(AA_TEXTO);
      }
    },
  );

  test('la pista de un campo se lee y su contorno se distingue', () => {
    expect(contraste(de.pista, de.campo)).toBeGreaterThanOrEqual(AA_TEXTO);
    expect(contraste(de.bordeDeCampo, de.campo)).toBeGreaterThanOrEqual(AA_CONTORNO);
    expect(contraste(de.bordeDeCampo, de.tarjeta)).toBeGreaterThanOrEqual(AA_CONTORNO);
  });
});

describe.each(temas.map((tema) => [tema.id, tema] as const))('%s', (_, { escala, tono }) => {
  test('el botón principal se lee con negro o con blanco', () => {
    const mejor = Math.max(contraste(escala[tono], '#ffffff'), contraste(escala[tono], TINTA));
    expect(mejor).toBeGreaterThanOrEqual(AA_TEXTO);
  });

  test('el foco se distingue de toda superficie', () => {
    for (const fondo of [claro.pagina, claro.tarjeta]) {
      expect(contraste(escala[7], fondo)).toBeGreaterThanOrEqual(AA_CONTORNO);
    }
    for (const fondo of [oscuro.pagina, oscuro.tarjeta, NAVEGACION]) {
      expect(contraste(escala[4], fondo)).toBeGreaterThanOrEqual(AA_CONTORNO);
    }
  });

  test('el color del tema como texto se lee en ambos esquemas y en la navegación', () => {
    for (const fondo of [claro.pagina, claro.tarjeta, claro.realce, escala[0]]) {
      expect(contraste(escala[8], fondo)).toBeGreaterThanOrEqual(AA_TEXTO);
    }
    for (const fondo of [oscuro.pagina, oscuro.tarjeta, oscuro.realce]) {
      expect(contraste(escala[3], fondo)).toBeGreaterThanOrEqual(AA_TEXTO);
    }
    expect(contraste(escala[4], NAVEGACION)).toBeGreaterThanOrEqual(AA_TEXTO);
  });
});
