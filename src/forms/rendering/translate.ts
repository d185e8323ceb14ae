import { englishStringTranslator, TranslatableString } from '@rjsf/utils'

const CHINESE: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.YesLabel]: '是',
  [TranslatableString.NoLabel]: '否',
  [TranslatableString.NowLabel]: '现在',
  [TranslatableString.ClearLabel]: '清除',
  [TranslatableString.ArrayItemTitle]: '项',
  [TranslatableString.DeprecatedLabel]: '%1（已停用）',
  [TranslatableString.UnsupportedField]: '此项暂时无法显示',
  [TranslatableString.UnsupportedFieldWithId]: '此项暂时无法显示',
  [TranslatableString.UnsupportedFieldWithReason]: '此项暂时无法显示',
  [TranslatableString.UnsupportedFieldWithIdAndReason]: '此项暂时无法显示',
  [TranslatableString.OptionalObjectAdd]: '添加',
  [TranslatableString.OptionalObjectRemove]: '移除',
  [TranslatableString.OptionalObjectEmptyMsg]: '未填写',
  [TranslatableString.MissingItems]: '此项暂时无法显示',
  [TranslatableString.CycleDetected]: '此项暂时无法显示',
}

/** Translates rjsf's built-in texts to Chinese. */
export const translate: typeof englishStringTranslator = (text, parameters) =>
  (CHINESE[text] ?? englishStringTranslator(text, parameters)).replaceAll(
    /%(\d)/g,
    (_, index: string) => parameters?.[Number(index) - 1] ?? '',
  )
