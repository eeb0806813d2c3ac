// The screen that shows what a report is made of, with the filters it was made with: each room hands its own to
// app/composition.ts. A screen leaves out what it does not know.
import type { Verificacion } from '@cuadra/contract/reportes/archivos';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { createContext } from 'react';

/** Undefined when no one screen shows it. */
export type PantallaDeReporte = (filtros: Verificacion['filtros']) => string | undefined;

export type PantallasDeReportes = Readonly<Record<NombreDeReporte, PantallaDeReporte>>;

export const PantallasDeReportesContext = createContext<PantallasDeReportes | undefined>(undefined);

/** The files say 'true' where an address says true. */
export const siEs = (valor: unknown): true | undefined => (valor === 'true' ? true : undefined);
