// The simulator: one account or product, other rules, and what they would pay and cost beside those in force. The engine of
// the runs works right here; no books are touched.

import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { centavos } from '@cuadra/core/dinero';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { FoundPicker } from '#ui/fields/found-picker.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { lastMonth } from '#ui/format/ranges.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { casoDeCuenta } from './caso-de-cuenta.ts';
import { vigentesDe } from './condiciones.ts';
import { consultas } from './consultas.ts';
import { useDireccion } from './direccion.ts';
import type { Caso, Condiciones } from './escenario.ts';
import { MesaDeSimulacion } from './mesa.tsx';

const SALDO_EN_BLANCO = centavos(10_000_00);

export function Simulador() {
  const { busqueda } = useDireccion();
  return (
    <Page
      title="Simulador"
      tabs={<BarraDeSecciones />}
      purpose="Pruebe otras reglas y vea qué pagarían y cuánto costarían. No toca los libros."
    >
      <Origen />
      {busqueda.cuenta !== undefined ? (
        <DeCuenta key={busqueda.cuenta} id={busqueda.cuenta} />
      ) : busqueda.producto !== undefined ? (
        <DeProducto key={busqueda.producto} id={busqueda.producto} />
      ) : (
        <MesaDeSimulacion vigentes={undefined} caso={casoEnBlanco()} />
      )}
    </Page>
  );
}

function casoEnBlanco(): Caso {
  const { desde, hasta } = lastMonth();
  return {
    desde,
    ultimoDia: hasta,
    saldo: SALDO_EN_BLANCO,
    movimientos: [],
    estados: [],
    plazoDias: 0,
    cuentas: 1,
    afecta: true,
  };
}

function DeProducto({ id }: { readonly id: number }) {
  const consulta = useQuery(consultas.producto(id));
  return (
    <Loaded query={consulta} rows={10} label="Cargando el producto">
      {(producto) => {
        const caso = casoEnBlanco();
        const [plazo] = producto.reglas?.plazos ?? [];
        return (
          <MesaDeSimulacion
            vigentes={vigentesDe(producto, caso.ultimoDia)}
            caso={{ ...caso, plazoDias: plazo ?? 0 }}
          />
        );
      }}
    </Loaded>
  );
}

function DeCuenta({ id }: { readonly id: number }) {
  const dias = lastMonth();
  const consulta = useQuery(consultas.cuenta(id, dias.desde));
  return (
    <Loaded query={consulta} rows={10} label="Cargando la cuenta">
      {({ cuenta, movimientos, completa }) =>
        completa ? (
          <ConSuProducto
            producto={cuenta.producto.id}
            caso={casoDeCuenta(cuenta, movimientos, { desde: dias.desde, ultimoDia: dias.hasta })}
            tasaPactada={cuenta.plazo?.tasaPpm ?? null}
          />
        ) : (
          <FormNotice
            tone="aviso"
            text="La cuenta tiene demasiados movimientos para probar con ella aquí. Elija su producto y escriba un saldo."
          />
        )
      }
    </Loaded>
  );
}

interface ConSuProductoProps {
  readonly producto: number;
  readonly caso: Caso;
  readonly tasaPactada: number | null;
}

function ConSuProducto({ producto, caso, tasaPactada }: ConSuProductoProps) {
  const consulta = useQuery(consultas.producto(producto));
  return (
    <Loaded query={consulta} rows={10} label="Cargando el producto de la cuenta">
      {(suyo) => {
        const vigentes: Condiciones | undefined = vigentesDe(suyo, caso.ultimoDia);
        return <MesaDeSimulacion vigentes={vigentes && { ...vigentes, tasaPactada }} caso={caso} />;
      }}
    </Loaded>
  );
}

// From what is simulated: the rules in force of a product, a real account, or nothing.
function Origen() {
  const { busqueda, push } = useDireccion();
  const { data } = useQuery(consultas.productos());
  const [cuenta, setCuenta] = useState<CuentaEnLista>();
  return (
    <Grid min="16rem" gap="lg" max="48rem">
      <SelectField
        label="Reglas vigentes de"
        all="Ningún producto"
        value={busqueda.producto === undefined ? undefined : String(busqueda.producto)}
        options={(data?.productos ?? []).map(({ id, codigo, nombre }) => [String(id), `${codigo} ${nombre}`])}
        onChange={(id) => {
          setCuenta(undefined);
          push({ producto: id === undefined ? undefined : Number(id), cuenta: undefined });
        }}
      />
      <FoundPicker
        label="O de una cuenta"
        hint="Número, DPI o nombre"
        empty="Ninguna cuenta coincide."
        search={consultas.buscarCuentas}
        chosen={cuenta?.id === busqueda.cuenta ? cuenta : undefined}
        keyOf={({ id }) => String(id)}
        name={decirCuenta}
        draw={(una) => `${decirCuenta(una)} (${una.producto.codigo})`}
        onChange={(elegida) => {
          setCuenta(elegida);
          push({ cuenta: elegida?.id, producto: undefined });
        }}
      />
    </Grid>
  );
}

const decirCuenta = ({ numero, titular }: CuentaEnLista): string =>
  titular === null ? numero : `${numero} ${titular.nombre}`;
