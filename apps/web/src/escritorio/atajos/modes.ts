// The four modes of the shortcuts panel. What a mode does not offer leaves it as it is.
//
//   view   → modify, add
//   modify → view, edit (the shortcut picked), add
//   add    → modify when saved, view when cancelled
//   edit   → modify when saved, deleted or cancelled
export type Modo =
  | { readonly modo: 'view' }
  | { readonly modo: 'modify' }
  | { readonly modo: 'add' }
  | { readonly modo: 'edit'; readonly id: string };

export type Accion =
  | { readonly tipo: 'abrir' | 'modificar' | 'terminar' | 'agregar' | 'guardado' | 'eliminado' | 'cancelar' }
  | { readonly tipo: 'elegir'; readonly id: string };

export const VIEW: Modo = { modo: 'view' };
const MODIFY: Modo = { modo: 'modify' };

export function pasar(actual: Modo, accion: Accion): Modo {
  if (accion.tipo === 'abrir') return VIEW;
  switch (actual.modo) {
    case 'view':
      if (accion.tipo === 'modificar') return MODIFY;
      return accion.tipo === 'agregar' ? { modo: 'add' } : actual;
    case 'modify':
      if (accion.tipo === 'terminar') return VIEW;
      if (accion.tipo === 'elegir') return { modo: 'edit', id: accion.id };
      return accion.tipo === 'agregar' ? { modo: 'add' } : actual;
    case 'add':
      if (accion.tipo === 'cancelar') return VIEW;
      return accion.tipo === 'guardado' ? MODIFY : actual;
    case 'edit':
      return ['guardado', 'eliminado', 'cancelar'].includes(accion.tipo) ? MODIFY : actual;
    default:
      return actual satisfies never;
  }
}
