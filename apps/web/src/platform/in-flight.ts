// How many requests are under way, for the loading bar on top of the page.
let cuantas = 0;
const oyentes = new Set<() => void>();

export function empezarPeticion(): () => void {
  cambiar(1);
  let terminada = false;
  return () => {
    if (terminada) return;
    terminada = true;
    cambiar(-1);
  };
}

export const peticionesEnCurso = (): number => cuantas;

export function suscribirPeticiones(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

function cambiar(delta: number): void {
  cuantas += delta;
  for (const oyente of oyentes) oyente();
}
