// Each caja with what it begins with, account by account beside the mayor; counting one is a dialog.
import {
  type CajaAlEmpezar,
  type CuentaDeCajas,
  verConteosIniciales,
} from '@cuadra/contract/contabilidad/cajas/conteo-inicial';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { formatInstantDay } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { Note, Title } from '#ui/text/text.tsx';
import { Contar } from './contar.tsx';
import { Diferencia } from './diferencia.tsx';

export function CajasAlEmpezar() {
  const consulta = useQuery(queryOf(verConteosIniciales));
  const [contando, setContando] = useState<CajaAlEmpezar>();
  return (
    <Card
      titulo="Cajas y bóvedas: conteo inicial"
      accion={
        <Link to="/contabilidad/caja" search={{ vista: 'cajas' }}>
          Crear cajas
        </Link>
      }
    >
      <Loaded consulta={consulta} filas={3} etiqueta="Cargando las cajas">
        {({ cuentas, seCuenta }) =>
          cuentas.length === 0 ? (
            <Note pad="md xl">Aún no hay cajas. Créelas y cuente cada una.</Note>
          ) : (
            <Stack as="ul" line="between">
              {cuentas.map((cuenta) => (
                <Cuenta
                  key={`${cuenta.idCuenta} ${cuenta.agencia}`}
                  cuenta={cuenta}
                  onContar={seCuenta ? setContando : undefined}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {contando !== undefined && <Contar caja={contando} onCerrar={() => setContando(undefined)} />}
    </Card>
  );
}

interface CuentaProps {
  readonly cuenta: CuentaDeCajas;
  readonly onContar: ((caja: CajaAlEmpezar) => void) | undefined;
}

function Cuenta({ cuenta, onContar }: CuentaProps) {
  const { idCuenta, nombreCuenta, nombreAgencia, mayor, enCajas, diferencia, cajas } = cuenta;
  return (
    <Stack as="li" gap="md" pad="lg none">
      <Title level={3} pad="none xl">
        {idCuenta} {nombreCuenta}, {nombreAgencia}
      </Title>
      <Diferencia
        partes={[
          ['Mayor', mayor],
          ['En cajas', enCajas],
        ]}
        diferencia={diferencia}
      />
      <CardTable etiqueta={nombreCuenta} columnas={columnas(onContar)} filas={cajas} clave={({ id }) => id} />
    </Stack>
  );
}

const columnas = (
  contar: ((caja: CajaAlEmpezar) => void) | undefined,
): readonly CardColumn<CajaAlEmpezar>[] => [
  { titulo: 'Caja', clase: 'principal', celda: ({ codigo, nombre }) => `${codigo} ${nombre}` },
  { titulo: 'Empieza con', clase: 'numero', celda: ({ saldo }) => formatearMonto(saldo) },
  {
    titulo: 'Contó',
    celda: ({ conteo, enUso }) =>
      conteo === null
        ? enUso
          ? 'Ya trabaja'
          : 'Falta contarla'
        : `${conteo.contadoPor.nombre}, ${formatInstantDay(conteo.contadoEn)}`,
  },
  {
    titulo: 'Acciones',
    clase: 'acciones',
    celda: (caja) =>
      contar !== undefined &&
      !caja.enUso && (
        <Button variant="default" size="compact-sm" onClick={() => contar(caja)}>
          {caja.conteo === null ? 'Contar' : 'Contar otra vez'}
        </Button>
      ),
  },
];
