// The tables as TypeScript sees them, by the areas of the migrations (which are the truth: tables.test.ts compares them).
// Columns are camelCase here and snake_case in SQL; Kysely's CamelCasePlugin translates.
import type { TablasDeAcceso } from './tables/acceso.ts';
import type { TablasDeAhorros } from './tables/ahorros.ts';
import type { TablasDeAuxiliares } from './tables/auxiliares.ts';
import type { TablasDeBancos } from './tables/bancos.ts';
import type { TablasDeBorradores } from './tables/borradores.ts';
import type { TablasDeCajas } from './tables/cajas.ts';
import type { TablasDeCatalogo } from './tables/catalogo.ts';
import type { TablasDeCierres } from './tables/cierres.ts';
import type { TablasDeCimientos } from './tables/cimientos.ts';
import type { TablasDeControl } from './tables/control.ts';
import type { TablasDeEscritorio } from './tables/escritorio.ts';
import type { TablasDeExportacion } from './tables/exportacion.ts';
import type { TablasDeFolios } from './tables/folios.ts';
import type { TablasDeImportaciones } from './tables/importaciones.ts';
import type { TablasDeIntereses } from './tables/intereses.ts';
import type { TablasDelLibro } from './tables/libro.ts';
import type { TablasDePoderes } from './tables/poderes.ts';
import type { TablasDePuestaEnMarcha } from './tables/puesta-en-marcha.ts';
import type { TablasDeReportes } from './tables/reportes.ts';
import type { TablasDeRespaldos } from './tables/respaldos.ts';
import type { TablasDeSaldosIniciales } from './tables/saldos-iniciales.ts';
import type { TablasDeSegundoFactor } from './tables/segundo-factor.ts';
import type { TablasDeSellos } from './tables/sellos.ts';
import type { TablasDeTrabajos } from './tables/trabajos.ts';

export interface Tables
  extends TablasDeCimientos,
    TablasDeAcceso,
    TablasDeSegundoFactor,
    TablasDePoderes,
    TablasDePuestaEnMarcha,
    TablasDeEscritorio,
    TablasDeCatalogo,
    TablasDelLibro,
    TablasDeControl,
    TablasDeBorradores,
    TablasDeImportaciones,
    TablasDeCierres,
    TablasDeReportes,
    TablasDeRespaldos,
    TablasDeExportacion,
    TablasDeFolios,
    TablasDeTrabajos,
    TablasDeSellos,
    TablasDeCajas,
    TablasDeBancos,
    TablasDeAuxiliares,
    TablasDeAhorros,
    TablasDeIntereses,
    TablasDeSaldosIniciales {}
