// The inventory of the shop: a list with search, order and pages in the address, and each product's form inside it.

import { inventoryCalls, type Product, type ProductPage } from '@cuadra/demo-api/inventory/calls';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { Page as Frame } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Pagination } from '#ui/tables/pagination.tsx';
import { useLeaveQuestion } from './leave-question.ts';
import { type ListAddress, productPageSizes, useListAddress, writeAddress } from './list-address.ts';
import classes from './page.module.css';
import { useProductChanges } from './product-changes.ts';
import { ProductForm } from './product-form.tsx';
import { ProductTable } from './product-table.tsx';
import { SortControls } from './sort-controls.tsx';
import { inventoryTexts } from './texts.ts';

export function Page() {
  const t = useTexts(inventoryTexts);
  const words = useTexts(frameTexts);
  const { address, change } = useListAddress();
  const opened = useOpened(address);
  const addButton = useRef<HTMLButtonElement>(null);
  const { add, remove, adding, problem } = useProductChanges(opened.show, () => {
    opened.close();
    // What held the keyboard is gone.
    addButton.current?.focus();
  });
  const addAfterAsking = async () => {
    if (await opened.ask()) await add();
  };
  return (
    <Frame
      title={t.title}
      purpose={t.purpose}
      actions={
        <Button
          ref={addButton}
          leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
          loading={adding}
          onClick={() => void addAfterAsking()}
        >
          {t.add}
        </Button>
      }
    >
      <div className={classes.bar}>
        <SearchBox
          className={classes.search}
          label={t.search}
          hint={t.searchHint}
          remove={words.clearSearch}
          value={address.search}
          onChange={(search) => change({ search }, { replace: true })}
        />
        <SortControls address={address} onChange={change} />
      </div>
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {t[problem]}
        </p>
      )}
      <ProductList address={address} change={change} opened={opened} onDelete={remove} />
    </Frame>
  );
}

interface ProductListProps {
  readonly address: ListAddress;
  readonly change: ReturnType<typeof useListAddress>['change'];
  readonly opened: Opened;
  readonly onDelete: (product: Product) => Promise<unknown>;
}

function ProductList({ address, change, opened, onDelete }: ProductListProps) {
  const { search, sort, order, page, size } = address;
  const query = { search, sort, order, page: String(page), size: String(size) };
  const asked = useSample(inventoryCalls.products, { query });
  useLastInstead(asked, change);
  return (
    <div className={classes.card}>
      <LoadedSample asked={asked} rows={size}>
        {({ products, pagination }) => {
          const shown = withOpened(products ?? [], opened);
          return (
            <>
              {shown.length === 0 ? (
                <Nothing search={search} onClear={() => change({ search: '' })} />
              ) : (
                <ProductTable
                  products={shown}
                  sort={sort}
                  order={order}
                  openId={opened.product?.id}
                  onSort={(field) => change(sortedBy(field, address))}
                  onToggle={(product) => void opened.toggle(product)}
                  form={(product) => (
                    <ProductForm
                      product={product}
                      isNew={opened.added}
                      onDirty={opened.onDirty}
                      onDelete={() => void onDelete(product)}
                    />
                  )}
                />
              )}
              {'length' in pagination && (
                <Pagination
                  page={pagination.page}
                  last={pagination.lastPage}
                  perPage={pagination.size}
                  total={pagination.length}
                  sizes={productPageSizes}
                  onChange={({ page: pagina, perPage: porPagina }) =>
                    change({ page: pagina, size: porPagina })
                  }
                />
              )}
            </>
          );
        }}
      </LoadedSample>
    </div>
  );
}

/** By another column, from its least; by the same one, the other way round. */
const sortedBy = (field: ListAddress['sort'], { sort, order }: ListAddress) => ({
  sort: field,
  order: field === sort && order === 'asc' ? ('desc' as const) : ('asc' as const),
});

/** The last one of the last page was deleted, or the address is an old one: the page that is the last now. */
function useLastInstead(
  {
    data,
    isPlaceholderData,
  }: { readonly data: ProductPage | undefined; readonly isPlaceholderData: boolean },
  change: ProductListProps['change'],
): void {
  const isBeyond = data?.products === null && !isPlaceholderData;
  const lastPage = data?.pagination.lastPage ?? 1;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);
}

function Nothing({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const t = useTexts(inventoryTexts);
  if (search === '') return <EmptyState title={t.none} text={t.noneText} />;
  return (
    <EmptyState
      title={t.notFound}
      text={t.notFoundText}
      action={
        <Button variant="default" onClick={onClear}>
          {t.clear}
        </Button>
      }
    />
  );
}

type Opened = ReturnType<typeof useOpened>;

/** The product whose form is open, on this page of the list: another page, search or order has its own. */
function useOpened(address: ListAddress) {
  const here = writeAddress(address);
  const [last, setLast] = useState<{ readonly here: string; readonly id: string; readonly added: boolean }>();
  const place = last?.here === here ? last : undefined;
  const [dirty, setDirty] = useState(false);
  const ask = useLeaveQuestion(dirty);
  const { data } = useSample(inventoryCalls.product, { query: { id: place?.id ?? '' } });
  const product = data?.id === place?.id ? (data ?? undefined) : undefined;
  const toggle = async ({ id }: Product) => {
    if (await ask()) setLast(place?.id === id ? undefined : { here, id, added: false });
  };
  const show = ({ id }: Product) => setLast({ here, id, added: true });
  const close = () => setLast(undefined);
  return { product, added: place?.added === true, ask, onDirty: setDirty, toggle, show, close };
}

/** A new one heads the list, and so does one that was changed until it belongs to another page. */
function withOpened(products: readonly Product[], { product, added }: Opened): readonly Product[] {
  if (product === undefined) return products;
  const isHere = products.some(({ id }) => id === product.id);
  if (isHere && !added) return products;
  return [product, ...products.filter(({ id }) => id !== product.id)];
}
