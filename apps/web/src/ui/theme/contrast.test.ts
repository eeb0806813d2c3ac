import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { darkSurfaces, lightSurfaces, NAVIGATION, NAVIGATION_INDIGO } from './surfaces.ts';
import { hoverShadeOf, textOn, themes } from './themes.ts';

const AA_TEXTO = 4.5;
const AA_CONTORNO = 3;

test('el contraste de negro sobre blanco es 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('un color a medias se mezcla con lo que tiene detrás', () => {
  expect(sobre('#ffffff', 0.5, '#000000')).toBe('#808080');
  expect(sobre('#ffffff', 1, '#0f172a')).toBe('#ffffff');
  expect(sobre('#ffffff', 0, '#0f172a')).toBe('#0f172a');
});

describe.each([
  ['claro', lightSurfaces],
  ['oscuro', darkSurfaces],
])('esquema %s', (_, de) => {
  test.each(['texto', 'secundario', 'error', 'exito', 'aviso'] as const)(
    'el texto «%s» se lee en toda superficie',
    (clave) => {
      for (const fondo of [de.pagina, de.tarjeta, de.barra, de.realce]) {
        expect(contrast(de[clave], fondo), `${de[clave]} sobre ${fondo}`).toBeGreaterThanOrEqual(AA_TEXTO);
      }
    },
  );

  test('la pista de un campo se lee y su contorno se distingue', () => {
    expect(contrast(de.pista, de.campo)).toBeGreaterThanOrEqual(AA_TEXTO);
    expect(contrast(de.bordeDeCampo, de.campo)).toBeGreaterThanOrEqual(AA_CONTORNO);
    expect(contrast(de.bordeDeCampo, de.tarjeta)).toBeGreaterThanOrEqual(AA_CONTORNO);
  });

  test('una insignia de la navegación se lee', () => {
    expect(contrast(de.texto, de.borde)).toBeGreaterThanOrEqual(AA_TEXTO);
  });
});

describe.each([
  ['oscura', NAVIGATION],
  ['índigo', NAVIGATION_INDIGO],
])('la navegación %s', (_, fondo) => {
  const resaltada = sobre('#ffffff', 0.12, fondo);

  test('los títulos (85 %) y lo secundario (72 %) se leen, también en la entrada activa', () => {
    expect(contrast(sobre('#ffffff', 0.85, fondo), fondo)).toBeGreaterThanOrEqual(AA_TEXTO);
    for (const suelo of [fondo, resaltada])
      expect(contrast(sobre('#ffffff', 0.72, suelo), suelo)).toBeGreaterThanOrEqual(AA_TEXTO);
  });

  test('la insignia se lee, también en la entrada activa', () => {
    for (const suelo of [fondo, resaltada])
      expect(contrast('#ffffff', sobre('#ffffff', 0.18, suelo))).toBeGreaterThanOrEqual(AA_TEXTO);
  });
});

describe.each(themes.map((tema) => [tema.id, tema] as const))('%s', (_, tema) => {
  const { escala, tono } = tema;

  test('el botón principal se lee, también bajo el puntero', () => {
    expect(contrast(escala[tono], textOn(tema))).toBeGreaterThanOrEqual(AA_TEXTO);
    expect(contrast(escala[hoverShadeOf(tema)] ?? '', textOn(tema))).toBeGreaterThanOrEqual(AA_TEXTO);
  });

  test('el foco se distingue de toda superficie', () => {
    for (const fondo of [lightSurfaces.pagina, lightSurfaces.tarjeta]) {
      expect(contrast(escala[7], fondo)).toBeGreaterThanOrEqual(AA_CONTORNO);
    }
    for (const fondo of [darkSurfaces.pagina, darkSurfaces.tarjeta, NAVIGATION]) {
      expect(contrast(escala[4], fondo)).toBeGreaterThanOrEqual(AA_CONTORNO);
    }
  });

  test('el color del tema como texto se lee en ambos esquemas', () => {
    for (const fondo of [lightSurfaces.pagina, lightSurfaces.tarjeta, lightSurfaces.realce, escala[0]]) {
      expect(contrast(escala[8], fondo)).toBeGreaterThanOrEqual(AA_TEXTO);
    }
    for (const fondo of [darkSurfaces.pagina, darkSurfaces.tarjeta, darkSurfaces.realce]) {
      expect(contrast(escala[3], fondo)).toBeGreaterThanOrEqual(AA_TEXTO);
    }
  });

  test('los títulos de grupo se leen en cada navegación', () => {
    expect(contrast(escala[4], NAVIGATION)).toBeGreaterThanOrEqual(AA_TEXTO);
    expect(contrast(escala[2], NAVIGATION_INDIGO)).toBeGreaterThanOrEqual(AA_TEXTO);
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
