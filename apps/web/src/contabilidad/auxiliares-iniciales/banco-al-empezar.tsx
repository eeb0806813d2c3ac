// What a bank account begins with: what the bank and the books said, what was outstanding, and what none of it explains.
import { type InicioDeBanco, verInicioDeBanco } from '@cuadra/contract/contabilidad/bancos/inicio';
import { opuesto } from '@cuadra/core/dinero';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Note, Title } from '#ui/text/text.tsx';
import { ChequesEnCirculacion } from './cheques-en-circulacion.tsx';
import { Diferencia } from './diferencia.tsx';
import { sumaDe } from './leer-cheques.ts';

export function BancoAlEmpezar({ id }: { readonly id: string }) {
  const consulta = useQuery(queryOf(verInicioDeBanco, { params: { id } }));
  return (
    <Stack as="li" gap="md" pad="lg none">
      <Loaded consulta={consulta} filas={2} etiqueta="Cargando la cuenta bancaria">
        {(inicio) => <Inicio inicio={inicio} />}
      </Loaded>
    </Stack>
  );
}

const cuantosCheques = (n: number): string =>
  n === 0 ? 'Sin cheques' : n === 1 ? '1 cheque' : `${n} cheques`;

function Inicio({ inicio }: { readonly inicio: InicioDeBanco }) {
  const administra = usePermission('bancos:administrar');
  const [editando, setEditando] = useState(false);
  const { nombre, saldoBanco, saldoLibros, cheques, otras, sinExplicar, seCambia } = inicio;
  return (
    <>
      <Row justify="between" gap="md xl" pad="none xl">
        <Title level={3}>{nombre}</Title>
        {administra && seCambia && (
          <Button variant="default" size="compact-sm" onClick={() => setEditando(true)}>
            Decir el saldo y los cheques
          </Button>
        )}
      </Row>
      <Diferencia
        partes={[
          ['Según el banco', saldoBanco],
          ['Cheques en circulación', opuesto(sumaDe(cheques))],
          ['Mayor', saldoLibros],
        ]}
        diferencia={sinExplicar}
      />
      <Note pad="md xl">
        {cuantosCheques(cheques.length)} en circulación
        {otras.length > 0
          ? ` y ${otras.length === 1 ? 'otra partida pendiente' : `otras ${otras.length} partidas pendientes`}`
          : ''}
        .
      </Note>
      {editando && <ChequesEnCirculacion inicio={inicio} onCerrar={() => setEditando(false)} />}
    </>
  );
}
