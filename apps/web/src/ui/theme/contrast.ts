// WCAG 2.2 contrast between two opaque colours written #rrggbb.
export function contrast(uno: string, otro: string): number {
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
