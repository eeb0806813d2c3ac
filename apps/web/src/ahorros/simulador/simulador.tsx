export function Simulador() {
  return null;
}
