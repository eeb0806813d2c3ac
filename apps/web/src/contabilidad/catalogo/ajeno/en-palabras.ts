// Why an account goes where it goes, in the words of whoever must agree.
import type { FormaDeArbol, NodoAjeno } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import type { LugarPropuesto } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';

export const nombresDeForma: Readonly<Record<FormaDeArbol, string>> = {
  padre: 'Cada cuenta dice de cuál depende.',
  nivel: 'Cada cuenta dice su nivel.',
  ruta: 'Cada cuenta viene con su ruta completa.',
  separadores: 'Los códigos dicen el árbol con puntos o guiones.',
  prefijos: 'Los códigos empiezan como los de su cuenta mayor.',
  sangria: 'Las marcas antes de cada nombre dicen su nivel.',
  plana: 'La hoja no dice qué cuenta depende de cuál: todas van directamente bajo su clase.',
};

export interface Motivo {
  readonly texto: string;
  /** Somebody should look at it; `falta`: nothing is brought without it. */
  readonly tono: 'revisar' | 'falta' | 'nota';
}

export function motivosDe(nodo: NodoAjeno, lugar: LugarPropuesto, tieneHijas: boolean): Motivo[] {
  const motivos: Motivo[] = [];
  if (lugar.clase === null) motivos.push({ texto: 'Diga qué es: activo, pasivo…', tono: 'falta' });
  else if (lugar.idCuenta === null)
    motivos.push({ texto: 'No cabe bajo su cuenta mayor: elija otro lugar.', tono: 'falta' });
  if (lugar.porQue === 'digito')
    motivos.push({ texto: 'Clase supuesta por su primer dígito.', tono: 'revisar' });
  if (lugar.porQue === 'regularizadora')
    motivos.push({ texto: 'Resta del activo: va en las regularizadoras.', tono: 'revisar' });
  if (lugar.absorbida) motivos.push({ texto: 'Pasa de seis niveles: sus cuentas suben.', tono: 'revisar' });
  if (tieneHijas && lugar.recibe)
    motivos.push({ texto: 'Lo registrado en ella va a su cuenta «otros».', tono: 'revisar' });
  if (lugar.porQue === 'ya-estaba') motivos.push({ texto: 'Ya está en el catálogo.', tono: 'nota' });
  if (nodo.linea === null) motivos.push({ texto: 'No tiene fila propia: agrupa a las suyas.', tono: 'nota' });
  return motivos;
}
