import { describe, expect, test } from 'vitest';
import { contraste } from './contrast.ts';
import { claro, NAVEGACION, NAVEGACION_INDIGO, oscuro } from './surfaces.ts';
import { alPasar, temas, textoSobre } from './themes.ts';

const AA_TEXTO = 4.5;
const AA_CONTORNO = 3;

test('el contraste de negro sobre blanco es 21', () => {
  expect(contraste('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contraste('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('un color a medias se mezcla con lo que tiene detrás', () => {
  expect(sobre('#ffffff', 0.5, '#000000')).toBe('#808080');
  expect(sobre('#ffffff', 1, '#0f172a')).toBe('#ffffff');
  expect(sobre('#ffffff', 0, '#0f172a')).toBe('#0f172a');
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

  test('una insignia de la navegación se lee', () => {
    expect(contraste(de.texto, de.borde)).toBeGreaterThanOrEqual(AA_TEXTO);
  });
});

describe.each([
  ['oscura', NAVEGACION],
  ['índigo', NAVEGACION_INDIGO],
])('la navegación %s', (_, fondo) => {
  const resaltada = sobre('#ffffff', 0.12, fondo);

  test('los títulos (85 %) y lo secundario (72 %) se leen, también en la entrada activa', () => {
    expect(contraste(sobre('#ffffff', 0.85, fondo), fondo)).toBeGreaterThanOrEqual(AA_TEXTO);
    for (const suelo of [fondo, resaltada])
      expect(contraste(sobre('#ffffff', 0.72, suelo), suelo)).toBeGreaterThanOrEqual(AA_TEXTO);
  });

  test('la insignia se lee, también en la entrada activa', () => {
    for (const suelo of [fondo, resaltada])
      expect(contraste('#ffffff', sobre('#ffffff', 0.18, suelo))).toBeGreaterThanOrEqual(AA_TEXTO);
  });
});

describe.each(temas.map((tema) => [tema.id, tema] as const))('%s', (_, tema) => {
  const { escala, tono } = tema;

  test('el botón principal se lee, también bajo el puntero', () => {
    expect(contraste(escala[tono], textoSobre(tema))).toBeGreaterThanOrEqual(AA_TEXTO);
    expect(contraste(escala[alPasar(tema)] ?? '', textoSobre(tema))).toBeGreaterThanOrEqual(AA_TEXTO);
  });

  test('el foco se distingue de toda superficie', () => {
    for (const fondo of [claro.pagina, claro.tarjeta]) {
      expect(contraste(escala[7], fondo)).toBeGreaterThanOrEqual(AA_CONTORNO);
    }
    for (const fondo of [oscuro.pagina, oscuro.tarjeta, NAVEGACION]) {
      expect(contraste(escala[4], fondo)).toBeGreaterThanOrEqual(AA_CONTORNO);
    }
  });

  test('el color del tema como texto se lee en ambos esquemas', () => {
    for (const fondo of [claro.pagina, claro.tarjeta, claro.realce, escala[0]]) {
      expect(contraste(escala[8], fondo)).toBeGreaterThanOrEqual(AA_TEXTO);
    }
    for (const fondo of [oscuro.pagina, oscuro.tarjeta, oscuro.realce]) {
      expect(contraste(escala[3], fondo)).toBeGreaterThanOrEqual(AA_TEXTO);
    }
  });

  test('los títulos de grupo se leen en cada navegación', () => {
    expect(contraste(escala[4], NAVEGACION)).toBeGreaterThanOrEqual(AA_TEXTO);
    expect(contraste(escala[2], NAVEGACION_INDIGO)).toBeGreaterThanOrEqual(AA_TEXTO);
  });
});

/** What is seen of a colour that lets through part of what it has behind. */
function sobre(color: string, opacidad: number, fondo: string): string {
  const mezcla = [1, 3, 5].map((desde) => {
    const [arriba = 0, abajo = 0] = [color, fondo].map((uno) =>
      Number.parseInt(uno.slice(desde, desde + 2), 16),
    );
    return Math.round(arriba * opacidad + abajo * (1 - opacidad))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mezcla.join('')}`;
}
