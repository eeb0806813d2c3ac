import * as contrato from '@cuadra/contract/ahorros/importaciones';
import type { FastifyInstance } from 'fastify';
import { verHojaSubida } from '#hojas/ver-hoja-subida.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hojaDeAsociados, hojaDeCuentas, hojaDeMovimientos } from './hojas.ts';
import { importableDeAsociados } from './importar-asociados.ts';
import { importableDeCuentas } from './importar-cuentas.ts';
import { FILAS_DE_AHORROS_MAX, importarHoja } from './importar-hoja.ts';
import { importableDeMovimientos } from './importar-movimientos.ts';

export function rutasDeImportacionDeAhorros(app: FastifyInstance, plataforma: Plataforma): void {
  const filasMax = FILAS_DE_AHORROS_MAX;
  mount(app, contrato.importarAsociados, ({ query: { ensayo, ...manera }, body: archivo, contexto, seFue }) =>
    importarHoja(plataforma, contexto, {
      ...{ clase: hojaDeAsociados, importable: importableDeAsociados, archivo, ...manera, seFue },
      ensayo: ensayo === 'true',
    }),
  );
  mount(app, contrato.importarCuentas, ({ query: { ensayo, ...manera }, body: archivo, contexto, seFue }) =>
    importarHoja(plataforma, contexto, {
      ...{ clase: hojaDeCuentas, importable: importableDeCuentas, archivo, ...manera, seFue },
      ensayo: ensayo === 'true',
    }),
  );
  mount(
    app,
    contrato.importarMovimientos,
    ({ query: { ensayo, ...manera }, body: archivo, contexto, seFue }) =>
      importarHoja(plataforma, contexto, {
        ...{ clase: hojaDeMovimientos, importable: importableDeMovimientos, archivo, ...manera, seFue },
        ensayo: ensayo === 'true',
      }),
  );

  mount(app, contrato.verColumnasDeAsociados, ({ query: { lectura }, body: archivo, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, { clase: hojaDeAsociados, archivo, filasMax, lectura, seFue }),
  );
  mount(app, contrato.verColumnasDeCuentas, ({ query: { lectura }, body: archivo, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, { clase: hojaDeCuentas, archivo, filasMax, lectura, seFue }),
  );
  mount(app, contrato.verColumnasDeMovimientos, ({ query: { lectura }, body: archivo, contexto, seFue }) =>
    verHojaSubida(plataforma, contexto, { clase: hojaDeMovimientos, archivo, filasMax, lectura, seFue }),
  );
}
