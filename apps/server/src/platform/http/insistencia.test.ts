// Who may be asked again, and what is told when the patience ends.
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/pool.ts';
import { expect, it } from 'vitest';
import { ConfirmacionIncierta, SinPrincipal } from '../database/falla-de-la-base.ts';
import { crearInsistencia, type Repeticion } from './insistencia.ts';
