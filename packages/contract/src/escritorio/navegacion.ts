// The shell's menu. The server decides what each person sees; the web application only draws it.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export interface EntradaDeNavegacion {
  readonly id: string;
  readonly title: string;
  readonly type: 'basic' | 'aside' | 'collapsable' | 'group' | 'divider' | 'spacer';
  readonly subtitle?: string | undefined;
  readonly icon?: string | undefined;
  readonly link?: string | undefined;
  readonly tooltip?: string | undefined;
  readonly badge?: { readonly title: string; readonly classes?: string | undefined } | undefined;
  readonly disabled?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  readonly active?: boolean | undefined;
  readonly children?: readonly EntradaDeNavegacion[] | undefined;
}

const entradaDeNavegacion: z.ZodType<EntradaDeNavegacion> = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['basic', 'aside', 'collapsable', 'group', 'divider', 'spacer']),
  subtitle: z.string().optional(),
  icon: z.string().optional(),
  link: z.string().optional(),
  tooltip: z.string().optional(),
  badge: z.object({ title: z.string(), classes: z.string().optional() }).optional(),
  disabled: z.boolean().optional(),
  hidden: z.boolean().optional(),
  active: z.boolean().optional(),
  get children() {
    return z.array(entradaDeNavegacion).optional();
  },
});

const lista = z.array(entradaDeNavegacion);

export const verNavegacion = endpoint({
  method: 'GET',
  path: '/api/common/navigation',
  permission: 'autenticado',
  summary: 'Las cuatro listas de navegación, según permisos y configuración',
  response: z.object({ compact: lista, default: lista, futuristic: lista, horizontal: lista }),
  errors: [],
});
