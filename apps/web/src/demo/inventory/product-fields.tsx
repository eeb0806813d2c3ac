// The fields of a product, in groups that fold into fewer columns where there is less room.
import '@mantine/core/styles/Input.layer.css';
import { inventoryCalls } from '@cuadra/demo-api/inventory/calls';
import { Textarea, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FigureField } from './figure-field.tsx';
import type { DraftErrors, Figure, ProductDraft } from './product-draft.ts';
import classes from './product-form.module.css';
import { type InventoryTexts, inventoryTexts } from './texts.ts';

interface ProductFieldsProps {
  readonly nameRef: Ref<HTMLInputElement>;
  readonly draft: ProductDraft;
  readonly errors: DraftErrors;
  readonly onChange: (change: Partial<ProductDraft>) => void;
}

const NAME_MAX = 120;
const CODE_MAX = 40;
const DESCRIPTION_MAX = 1000;
const COUNTS: readonly Figure[] = ['stock', 'reserved', 'weight'];
const AMOUNTS: readonly Figure[] = ['cost', 'basePrice', 'taxPercent', 'price'];

export function ProductFields({ nameRef, draft, errors, onChange }: ProductFieldsProps) {
  const t = useTexts(inventoryTexts);
  const errorOf = (field: keyof ProductDraft) => {
    const error = errors[field];
    return error === undefined ? undefined : t.form[error];
  };
  return (
    <div className={classes.fields}>
      <TextInput
        ref={nameRef}
        className={classes.whole ?? ''}
        label={t.form.name}
        required
        maxLength={NAME_MAX}
        value={draft.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Codes draft={draft} onChange={onChange} />
      <Makers draft={draft} onChange={onChange} />
      {[...COUNTS, ...AMOUNTS].map((field) => (
        <FigureField
          key={field}
          field={field}
          className={AMOUNTS.includes(field) ? classes.amount : undefined}
          label={t.form[field]}
          value={draft[field]}
          error={errorOf(field)}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
      <Textarea
        className={classes.whole ?? ''}
        label={t.form.description}
        rows={3}
        maxLength={DESCRIPTION_MAX}
        value={draft.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
    </div>
  );
}

function Codes({ draft, onChange }: Pick<ProductFieldsProps, 'draft' | 'onChange'>) {
  const { form: t } = useTexts(inventoryTexts);
  return (
    <>
      <TextInput
        label={t.sku}
        maxLength={CODE_MAX}
        value={draft.sku}
        onChange={({ currentTarget }) => onChange({ sku: currentTarget.value })}
      />
      <TextInput
        className={classes.two ?? ''}
        label={t.barcode}
        inputMode="numeric"
        maxLength={CODE_MAX}
        value={draft.barcode}
        onChange={({ currentTarget }) => onChange({ barcode: currentTarget.value })}
      />
    </>
  );
}

function Makers({ draft, onChange }: Pick<ProductFieldsProps, 'draft' | 'onChange'>) {
  const t = useTexts(inventoryTexts);
  const { data: categories = [] } = useSample(inventoryCalls.categories, {});
  const { data: brands = [] } = useSample(inventoryCalls.brands, {});
  const { data: vendors = [] } = useSample(inventoryCalls.vendors, {});
  const choices = {
    category: categories.map(({ id, name, slug }) => [id, categoryName(t, slug) ?? name] as const),
    brand: brands.map(({ id, name }) => [id, name] as const),
    vendor: vendors.map(({ id, name }) => [id, name] as const),
  };
  return (['category', 'brand', 'vendor'] as const).map((field) => (
    <SelectField
      key={field}
      label={t.form[field]}
      value={draft[field]}
      all={t.form.unchosen}
      options={choices[field]}
      onChange={(value = '') => onChange({ [field]: value })}
    />
  ));
}

/** The three that the shop begins with are said in the person's language. */
function categoryName({ categories }: InventoryTexts, slug: string): string | undefined {
  return new Map(Object.entries(categories)).get(slug);
}
