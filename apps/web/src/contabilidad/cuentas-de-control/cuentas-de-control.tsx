// What each account is for, as the rooms that use it say, and what is missing; each is changed where it belongs.
import {
  type CuentaDeControl,
  type CuentasDeControl as Leidas,
  marcarSoloSistema,
  type UsoDeCuenta,
  verCuentasDeControl,
} from '@cuadra/contract/contabilidad/cuentas-de-control';
import { nombresDeEstadoDeCuenta } from '@cuadra/core/catalogo';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';

export function CuentasDeControl() {
  const consulta = useQuery(queryOf(verCuentasDeControl));
  return (
    <Page
      title="Cuentas de control"
      purpose="Qué cuenta es cada cosa. Cada una se elige donde se usa; aquí se ve lo que falta."
      actions={<PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>}
    >
      <Loaded query={consulta} rows={8} label="Cargando las cuentas de control">
        {(leidas) => (
          <Stack gap="lg">
            <PorMarcar leidas={leidas} />
            {GRUPOS.map((grupo) => (
              <Grupo key={grupo.titulo} grupo={grupo} leidas={leidas} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** Those that a room keeps and anybody may still move by hand. */
function PorMarcar({ leidas: { cuentas } }: { readonly leidas: Leidas }) {
  const edita = usePermission('catalogo:editar');
  const {
    busy: ocupado,
    message: mensaje,
    run: hacer,
  } = useAction(() => queryClient.invalidateQueries({ queryKey: [verCuentasDeControl.path] }));
  const suyas = [...new Set(cuentas.filter(({ porMarcar }) => porMarcar).map(({ idCuenta }) => idCuenta))];
  if (mensaje !== undefined) return <FormNotice tone="error" text={mensaje} />;
  if (suyas.length === 0) return null;
  return (
    <FormNotice
      tone="aviso"
      text={`${suyas.length === 1 ? 'La cuenta' : 'Las cuentas'} ${suyas.join(', ')} ${suyas.length === 1 ? 'tiene' : 'tienen'} su detalle aquí y todavía se ${suyas.length === 1 ? 'puede' : 'pueden'} mover a mano.`}
      actions={
        edita && (
          <Button
            size="compact-sm"
            loading={ocupado}
            onClick={() => void hacer(() => call(marcarSoloSistema, { body: { cuentas: suyas } }))}
          >
            Dejar solo a su módulo
          </Button>
        )
      }
    />
  );
}

interface GrupoDeUsos {
  readonly titulo: string;
  readonly usos: readonly UsoDeCuenta[];
  readonly enlace: ReactNode;
  readonly vacio: string;
}

const GRUPOS: readonly GrupoDeUsos[] = [
  {
    titulo: 'Cierre del ejercicio',
    usos: ['resultado', 'acumulados', 'puente'],
    enlace: <Link to="/contabilidad/configuracion">Elegirlas en Configuración contable</Link>,
    vacio: 'Nadie ha elegido las cuentas del cierre.',
  },
  {
    titulo: 'Cajas y bóvedas',
    usos: ['caja', 'sobrantes', 'faltantes', 'empleados', 'transito'],
    enlace: (
      <Link to="/contabilidad/caja" search={{ vista: 'cajas' }}>
        Crear las cajas y elegir sus cuentas
      </Link>
    ),
    vacio: 'Aún no hay cajas.',
  },
  {
    titulo: 'Bancos',
    usos: ['banco'],
    enlace: (
      <Link to="/contabilidad/comparacion-bancos" search={{ vista: 'administracion' }}>
        Crear las cuentas bancarias
      </Link>
    ),
    vacio: 'Aún no hay cuentas bancarias.',
  },
  {
    titulo: 'Ahorros',
    usos: ['ahorro'],
    enlace: <Link to="/ahorros/productos">Ver los productos de ahorro</Link>,
    vacio: 'Aún no hay productos de ahorro.',
  },
  {
    titulo: 'Detalle que se lleva en otra parte',
    usos: ['externo'],
    enlace: <Link to="/contabilidad/auxiliares-externos">Marcar los auxiliares externos</Link>,
    vacio: 'Ninguna cuenta está marcada.',
  },
];

function Grupo({ grupo, leidas }: { readonly grupo: GrupoDeUsos; readonly leidas: Leidas }) {
  const { titulo, usos, enlace, vacio } = grupo;
  const suyas = leidas.cuentas.filter(({ uso }) => usos.includes(uso));
  const faltan = leidas.faltan.filter((uso) => usos.includes(uso));
  const suelto = usos.includes('banco') ? leidas.efectivoSuelto : [];
  return (
    <Section card title={titulo} max="64rem" actions={enlace}>
      {faltan.length > 0 && (
        <Note tone="error" muted={false} pad="md xl">
          Falta elegir: {faltan.map((uso) => NOMBRES[uso].toLowerCase()).join(', ')}.
        </Note>
      )}
      {suyas.length === 0 && faltan.length === 0 && <Note pad="md xl">{vacio}</Note>}
      {suyas.length > 0 && (
        <DataTable
          label={titulo}
          columns={columnas}
          rows={suyas}
          rowKey={({ uso, idCuenta, de }) => `${uso} ${idCuenta} ${de}`}
        />
      )}
      {suelto.length > 0 && (
        <Note pad="md xl">
          De efectivo y sin caja ni banco:{' '}
          {suelto.map(({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}`).join('; ')}.
        </Note>
      )}
    </Section>
  );
}

const NOMBRES: Readonly<Record<UsoDeCuenta, string>> = {
  resultado: 'Resultado del ejercicio',
  acumulados: 'Resultados acumulados',
  puente: 'Cuenta puente',
  caja: 'Efectivo',
  sobrantes: 'Sobrantes de caja',
  faltantes: 'Faltantes de caja',
  empleados: 'Faltantes a cargo de empleados',
  transito: 'Efectivo en tránsito',
  banco: 'Cuenta bancaria',
  ahorro: 'Producto de ahorro',
  externo: 'Auxiliar externo',
};

const columnas: readonly Column<CuentaDeControl>[] = [
  {
    title: 'Cuenta',
    kind: 'main',
    cell: ({ idCuenta, nombreCuenta }) => (
      <>
        <span className="cifras">{idCuenta}</span> {nombreCuenta}
      </>
    ),
  },
  { title: 'Es', cell: ({ uso }) => NOMBRES[uso] },
  { title: 'De', cell: ({ de }) => (de === '' ? '—' : de) },
  { title: 'Estado', cell: ({ estado }) => nombresDeEstadoDeCuenta[estado] },
];
