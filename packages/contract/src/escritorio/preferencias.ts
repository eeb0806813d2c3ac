// How each person likes the shell to look and speak. What was never chosen is null: the configured value applies.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const temas = [
  'theme-default',
  'theme-brand',
  'theme-teal',
  'theme-rose',
  'theme-purple',
  'theme-amber',
] as const;
export type Tema = (typeof temas)[number];

export const esquemas = ['auto', 'dark', 'light'] as const;
export type Esquema = (typeof esquemas)[number];

export const disposiciones = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
] as const;
export type Disposicion = (typeof disposiciones)[number];

/** Where the menu stands. */
export const ladosDeNavegacion = ['left', 'right'] as const;
export type LadoDeNavegacion = (typeof ladosDeNavegacion)[number];

export const idiomas = ['en', 'tr', 'es'] as const;
export type Idioma = (typeof idiomas)[number];

export const preferencias = z.object({
  theme: z.enum(temas).nullable(),
  scheme: z.enum(esquemas).nullable(),
  layout: z.enum(disposiciones).nullable(),
  navigation: z.enum(ladosDeNavegacion).nullable(),
  language: z.enum(idiomas).nullable(),
});
export type Preferencias = z.infer<typeof preferencias>;

const path = '/api/common/preferences';

export const verPreferencias = endpoint({
  method: 'GET',
  path,
  permission: 'autenticado',
  summary: 'Tema, esquema, disposición, lado del menú e idioma elegidos; null es lo configurado',
  response: preferencias,
  errors: [],
});

export const editarPreferencias = endpoint({
  method: 'PATCH',
  path,
  permission: 'autenticado',
  summary: 'Cambia las preferencias dadas; null vuelve a lo configurado',
  body: preferencias.partial().strict(),
  response: preferencias,
  errors: [],
});
