// WCAG 2.2 contrast between two opaque colours written #rrggbb.
export function contraste(uno: string, otro: string): number {
  const [oscuro = 0, claro = 0] = [luminancia(uno), luminancia(otro)].sort((a, b) => a - b);
  return (claro + 0.05) / (oscuro + 0.05);
}

function luminancia(color: string): number {
  const [rojo = 0, verde = 0, azul = 0] = [1, 3, 5].map((desde) =>
    canal(Number.parseInt(color.slice(desde, desde + 2), 16) / 255),
  );
  return 0.2126 * rojo + 0.7152 * verde + 0.0722 * azul;
}

const canal = (valor: number) => (valor <= 0.04045 ? valor / 12.92 : ((valor + 0.055) / 1.055) ** 2.4);

/** What is seen of a colour that lets through part of what it has behind. */
export function sobre(color: string, opacidad: number, fondo: string): string {
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
