import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { walkPath } from '#machines/process/walk-path.ts'

/* Generated: at the workbench */

const PATHS = [
  {
    "title": "工商核对 → 企业信息 → 法定代表人 → 资料上传 → 银行账户 → 合同签署 → 确认提交 → 提交",
    "steps": [
      "step1",
      "step2",
      "step3",
      "step4",
      "step6",
      "step7",
      "step8"
    ],
    "data": {
      "registry-verdict": {
        "matches": "yes"
      },
      "contact-person": {
        "name": "示例内容示例内容示例内容",
        "mobile": "19371324047",
        "position": "示例内容示例内容示例内容",
        "email": "customer7371@example.com"
      },
      "legal-person": {
        "name": "示例内容示例内容示例内容",
        "identityCard": "320102196710123241",
        "mobile": "19371324047",
        "isActualController": "yes",
        "differences": "示例内容示例内容示例内容",
        "differenceReason": "示例内容示例内容示例内容"
      },
      "handler": {
        "name": "示例内容示例内容示例内容",
        "identityCard": "320102196710123241",
        "mobile": "19371324047"
      },
      "beneficial-owner": {
        "name": "示例内容示例内容示例内容",
        "shareholding": "67.39"
      },
      "materials": {
        "businessLicence": [
          {}
        ],
        "businessLicenceExpiresOn": "2015-10-12",
        "legalPersonIdCard": [
          {},
          {}
        ],
        "legalPersonIdCardExpiresOn": "2015-10-12",
        "articlesOfAssociation": [
          {}
        ],
        "tradeContracts": []
      },
      "financials": {
        "fiscalYear": 2015,
        "revenue": "3262337.37",
        "totalAssets": "3262337.37",
        "totalLiabilities": "3262337.37",
        "auditReport": [
          {}
        ]
      },
      "bank-account": {
        "accountName": "示例内容示例内容示例内容",
        "bank": "示例内容示例内容示例内容",
        "branchName": "示例内容示例内容示例内容",
        "accountNo": "7371324047287202"
      },
      "confirmation": {
        "truthful": true,
        "creditInquiry": true,
        "remark": "示例内容示例内容示例内容"
      },
      "enterprise-profile": {
        "companyName": "示例内容示例内容示例内容",
        "creditCode": "91310115MA3713240D",
        "companyType": "limited",
        "industry": "示例内容示例内容示例内容",
        "industryClass": "示例内容示例内容示例内容",
        "establishedOn": "2015-10-12",
        "registeredCapital": "3262337.37",
        "region": [
          "示例内容示例内容示例内容",
          "示例内容示例内容示例内容"
        ],
        "address": "示例内容示例内容示例内容",
        "differences": "示例内容示例内容示例内容",
        "differenceReason": "示例内容示例内容示例内容",
        "companyScale": "micro"
      }
    },
    "external": {}
  },
  {
    "title": "工商核对 → 企业信息 → 法定代表人 → 资料上传 → 财务信息 → 银行账户 → 合同签署 → 确认提交 → 提交",
    "steps": [
      "step1",
      "step2",
      "step3",
      "step4",
      "step5",
      "step6",
      "step7",
      "step8"
    ],
    "data": {
      "registry-verdict": {
        "matches": "yes"
      },
      "contact-person": {
        "name": "示例内容示例内容示例内容",
        "mobile": "19371324047",
        "position": "示例内容示例内容示例内容",
        "email": "customer7371@example.com"
      },
      "legal-person": {
        "name": "示例内容示例内容示例内容",
        "identityCard": "320102196710123241",
        "mobile": "19371324047",
        "isActualController": "yes",
        "differences": "示例内容示例内容示例内容",
        "differenceReason": "示例内容示例内容示例内容"
      },
      "handler": {
        "name": "示例内容示例内容示例内容",
        "identityCard": "320102196710123241",
        "mobile": "19371324047"
      },
      "beneficial-owner": {
        "name": "示例内容示例内容示例内容",
        "shareholding": "67.39"
      },
      "materials": {
        "businessLicence": [
          {}
        ],
        "businessLicenceExpiresOn": "2015-10-12",
        "legalPersonIdCard": [
          {},
          {}
        ],
        "legalPersonIdCardExpiresOn": "2015-10-12",
        "articlesOfAssociation": [
          {}
        ],
        "tradeContracts": []
      },
      "financials": {
        "fiscalYear": 2015,
        "revenue": "3262337.37",
        "totalAssets": "3262337.37",
        "totalLiabilities": "3262337.37",
        "auditReport": [
          {}
        ]
      },
      "bank-account": {
        "accountName": "示例内容示例内容示例内容",
        "bank": "示例内容示例内容示例内容",
        "branchName": "示例内容示例内容示例内容",
        "accountNo": "7371324047287202"
      },
      "confirmation": {
        "truthful": true,
        "creditInquiry": true,
        "remark": "示例内容示例内容示例内容"
      },
      "enterprise-profile": {
        "companyName": "示例内容示例内容示例内容",
        "creditCode": "91310115MA3713240D",
        "companyType": "limited",
        "industry": "示例内容示例内容示例内容",
        "industryClass": "示例内容示例内容示例内容",
        "establishedOn": "2015-10-12",
        "registeredCapital": "3262337.37",
        "region": [
          "示例内容示例内容示例内容",
          "示例内容示例内容示例内容"
        ],
        "address": "示例内容示例内容示例内容",
        "differences": "示例内容示例内容示例内容",
        "differenceReason": "示例内容示例内容示例内容",
        "companyScale": "medium"
      }
    },
    "external": {}
  }
]

const plan = compileProcess({
  "$schema": "../process/process.schema.json",
  "processName": "应收账款融资产品开通",
  "processKey": "receivablesOpening",
  "goodsTypes": [
    1
  ],
  "accounts": [
    "enterprise"
  ],
  "type": 1,
  "version": 11,
  "actExForms": [
    {
      "id": "enterprise-registry",
      "name": "工商登记信息",
      "keyName": "enterpriseRegistry",
      "nodeType": -1,
      "progress": 1,
      "content": {
        "official": true,
        "schema": {
          "type": "object",
          "properties": {
            "companyName": {
              "type": "string",
              "title": "企业名称"
            },
            "creditCode": {
              "type": "string",
              "title": "统一社会信用代码"
            },
            "legalPersonName": {
              "type": "string",
              "title": "法定代表人"
            },
            "registeredCapital": {
              "type": "string",
              "title": "注册资本",
              "format": "money"
            },
            "establishedOn": {
              "type": "string",
              "title": "成立日期"
            },
            "operatingStatus": {
              "type": "string",
              "title": "登记状态"
            },
            "companyType": {
              "type": "string",
              "title": "企业类型",
              "oneOf": [
                {
                  "const": "limited",
                  "title": "有限责任公司"
                },
                {
                  "const": "joint-stock",
                  "title": "股份有限公司"
                },
                {
                  "const": "sole",
                  "title": "个人独资企业"
                },
                {
                  "const": "partnership",
                  "title": "合伙企业"
                }
              ]
            },
            "industryCode": {
              "type": "string",
              "title": "所属行业"
            },
            "region": {
              "type": "array",
              "title": "注册地区",
              "items": {
                "type": "string"
              }
            },
            "registeredAddress": {
              "type": "string",
              "title": "注册地址"
            }
          }
        },
        "uiSchema": {
          "industryCode": {
            "ui:widget": "dictionary",
            "ui:options": {
              "dictionary": "industry"
            }
          },
          "region": {
            "ui:widget": "region"
          },
          "registeredCapital": {
            "ui:options": {
              "unit": "万元"
            }
          }
        }
      }
    },
    {
      "id": "verified-identity",
      "name": "账户实名信息",
      "keyName": "verifiedIdentity",
      "nodeType": -1,
      "progress": 1,
      "content": {
        "official": [
          "companyName",
          "creditCode"
        ]
      }
    },
    {
      "id": "earlier-applications",
      "name": "以往填报",
      "keyName": "earlierApplications",
      "nodeType": -1,
      "progress": 1
    },
    {
      "id": "saved-bank-card",
      "name": "资料管理",
      "keyName": "savedBankCard",
      "nodeType": -1,
      "progress": 1
    },
    {
      "id": "documents-on-file",
      "name": "资料管理",
      "keyName": "documentsOnFile",
      "nodeType": -1,
      "progress": 1
    },
    {
      "id": "registry-check",
      "name": "工商信息核对",
      "keyName": "externalData@R1",
      "nodeType": 1,
      "progress": 1,
      "content": {
        "step": {
          "title": "工商核对",
          "description": "以下信息来自工商登记系统，请核对是否与贵司一致。一致的内容会带入下一步，无需重复填写。",
          "dependsOn": [
            "enterpriseRegistry"
          ]
        }
      }
    },
    {
      "id": "registry-verdict",
      "name": "核对结果",
      "keyName": "registryVerdict",
      "nodeType": 3,
      "progress": 1,
      "content": {
        "schema": {
          "type": "object",
          "required": [
            "matches"
          ],
          "properties": {
            "matches": {
              "type": "string",
              "title": "以上信息是否与实际一致",
              "oneOf": [
                {
                  "const": "yes",
                  "title": "以上信息与本企业一致"
                },
                {
                  "const": "no",
                  "title": "与实际不符"
                }
              ]
            }
          },
          "if": {
            "properties": {
              "matches": {
                "const": "no"
              }
            },
            "required": [
              "matches"
            ]
          },
          "then": {
            "required": [
              "reason"
            ],
            "properties": {
              "reason": {
                "type": "string",
                "title": "不符之处及原因",
                "minLength": 5,
                "maxLength": 300
              }
            }
          }
        },
        "uiSchema": {
          "matches": {
            "ui:widget": "radio",
            "ui:options": {
              "inline": true,
              "width": "full"
            }
          },
          "reason": {
            "ui:widget": "textarea",
            "ui:placeholder": "例如：注册资本已变更为 800 万元，变更登记办理中"
          }
        }
      }
    },
    {
      "id": "enterprise-profile",
      "name": "企业基本信息",
      "keyName": "enterpriseProfile",
      "nodeType": 2,
      "progress": 2,
      "content": {
        "step": {
          "title": "企业信息",
          "description": "已带出实名认证与工商登记信息，请按营业执照核对、补充。"
        },
        "schema": {
          "type": "object",
          "required": [
            "companyName",
            "creditCode",
            "companyType",
            "industry",
            "companyScale",
            "establishedOn",
            "registeredCapital",
            "region",
            "address"
          ],
          "properties": {
            "companyName": {
              "type": "string",
              "title": "企业名称",
              "minLength": 4,
              "maxLength": 60
            },
            "creditCode": {
              "type": "string",
              "title": "统一社会信用代码",
              "format": "credit-code"
            },
            "companyType": {
              "type": "string",
              "title": "企业类型",
              "oneOf": [
                {
                  "const": "limited",
                  "title": "有限责任公司"
                },
                {
                  "const": "joint-stock",
                  "title": "股份有限公司"
                },
                {
                  "const": "sole",
                  "title": "个人独资企业"
                },
                {
                  "const": "partnership",
                  "title": "合伙企业"
                }
              ]
            },
            "industry": {
              "type": "string",
              "title": "所属行业"
            },
            "industryClass": {
              "type": "string",
              "title": "行业小类"
            },
            "companyScale": {
              "type": "string",
              "title": "企业规模",
              "description": "按工信部中小企业划型标准",
              "oneOf": [
                {
                  "const": "micro",
                  "title": "微型"
                },
                {
                  "const": "small",
                  "title": "小型"
                },
                {
                  "const": "medium",
                  "title": "中型"
                },
                {
                  "const": "large",
                  "title": "大型"
                }
              ]
            },
            "establishedOn": {
              "type": "string",
              "title": "成立日期",
              "format": "date"
            },
            "registeredCapital": {
              "type": "string",
              "title": "注册资本",
              "format": "money"
            },
            "region": {
              "type": "array",
              "title": "注册地区",
              "items": {
                "type": "string"
              },
              "minItems": 2
            },
            "address": {
              "type": "string",
              "title": "详细地址",
              "minLength": 5,
              "maxLength": 120
            },
            "differences": {
              "type": "string",
              "title": "与登记信息不符的内容"
            }
          },
          "if": {
            "required": [
              "differences"
            ]
          },
          "then": {
            "required": [
              "differenceReason"
            ],
            "properties": {
              "differenceReason": {
                "type": "string",
                "title": "与登记信息不符的原因",
                "minLength": 5,
                "maxLength": 300
              }
            }
          }
        },
        "uiSchema": {
          "companyName": {
            "ui:placeholder": "与营业执照一致",
            "ui:options": {
              "source": "/verifiedIdentity/companyName"
            }
          },
          "creditCode": {
            "ui:options": {
              "width": "half",
              "source": "/verifiedIdentity/creditCode"
            }
          },
          "companyType": {
            "ui:widget": "select",
            "ui:options": {
              "width": "half",
              "source": "/enterpriseRegistry/companyType"
            }
          },
          "industry": {
            "ui:widget": "dictionary",
            "ui:options": {
              "dictionary": "industry",
              "width": "half",
              "source": "/enterpriseRegistry/industryCode"
            }
          },
          "industryClass": {
            "ui:widget": "dictionary",
            "ui:help": "按《国民经济行业分类》（GB/T 4754），可输入代码或名称查找",
            "ui:options": {
              "dictionary": "industry_class",
              "within": {
                "field": "industry"
              },
              "width": "half",
              "source": "/earlierApplications/enterpriseProfile/industryClass"
            }
          },
          "companyScale": {
            "ui:widget": "radio",
            "ui:options": {
              "inline": true,
              "source": "/earlierApplications/enterpriseProfile/companyScale"
            }
          },
          "establishedOn": {
            "ui:options": {
              "width": "half",
              "source": "/enterpriseRegistry/establishedOn"
            }
          },
          "registeredCapital": {
            "ui:options": {
              "unit": "万元",
              "width": "half",
              "source": "/enterpriseRegistry/registeredCapital"
            }
          },
          "region": {
            "ui:widget": "region",
            "ui:options": {
              "width": "half",
              "source": "/enterpriseRegistry/region"
            }
          },
          "address": {
            "ui:placeholder": "街道、门牌号",
            "ui:options": {
              "source": "/earlierApplications/enterpriseProfile/address"
            }
          },
          "differences": {
            "ui:widget": "hidden",
            "ui:options": {
              "differences": "/registryVerdict/reason"
            }
          },
          "differenceReason": {
            "ui:widget": "textarea",
            "ui:placeholder": "例如：注册资本已变更为 800 万元，变更登记办理中"
          }
        }
      }
    },
    {
      "id": "contact-person",
      "name": "业务联系人",
      "keyName": "contactPerson",
      "nodeType": 2,
      "progress": 2,
      "content": {
        "schema": {
          "type": "object",
          "required": [
            "name",
            "mobile"
          ],
          "properties": {
            "name": {
              "type": "string",
              "title": "联系人姓名",
              "minLength": 2,
              "maxLength": 20
            },
            "mobile": {
              "type": "string",
              "title": "手机号",
              "format": "mobile"
            },
            "position": {
              "type": "string",
              "title": "职务",
              "maxLength": 20
            },
            "email": {
              "type": "string",
              "title": "邮箱",
              "format": "email"
            }
          }
        },
        "uiSchema": {
          "name": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/contactPerson/name"
            }
          },
          "mobile": {
            "ui:options": {
              "width": "half",
              "source": "/verifiedIdentity/phone"
            }
          },
          "position": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/contactPerson/position"
            }
          },
          "email": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/contactPerson/email"
            },
            "ui:help": "用于接收对账单和合同副本"
          }
        }
      }
    },
    {
      "id": "legal-person",
      "name": "法定代表人",
      "keyName": "legalPerson",
      "nodeType": 2,
      "progress": 3,
      "content": {
        "step": {
          "title": "法定代表人"
        },
        "schema": {
          "type": "object",
          "required": [
            "name",
            "identityCard",
            "mobile",
            "isActualController"
          ],
          "properties": {
            "name": {
              "type": "string",
              "title": "姓名",
              "minLength": 2,
              "maxLength": 20
            },
            "identityCard": {
              "type": "string",
              "title": "身份证号",
              "format": "resident-id"
            },
            "mobile": {
              "type": "string",
              "title": "手机号",
              "format": "mobile"
            },
            "isActualController": {
              "type": "string",
              "title": "法定代表人是否为实际控制人",
              "oneOf": [
                {
                  "const": "yes",
                  "title": "是"
                },
                {
                  "const": "no",
                  "title": "否"
                }
              ]
            },
            "differences": {
              "type": "string",
              "title": "与登记信息不符的内容"
            }
          },
          "allOf": [
            {
              "if": {
                "required": [
                  "differences"
                ]
              },
              "then": {
                "required": [
                  "differenceReason"
                ],
                "properties": {
                  "differenceReason": {
                    "type": "string",
                    "title": "法定代表人与登记信息不符的原因",
                    "minLength": 5,
                    "maxLength": 300
                  }
                }
              }
            }
          ],
          "if": {
            "properties": {
              "isActualController": {
                "const": "no"
              }
            },
            "required": [
              "isActualController"
            ]
          },
          "then": {
            "required": [
              "controllerName",
              "controllerIdentityCard"
            ],
            "properties": {
              "controllerName": {
                "type": "string",
                "title": "实际控制人姓名",
                "minLength": 2
              },
              "controllerIdentityCard": {
                "type": "string",
                "title": "实际控制人身份证号",
                "format": "resident-id"
              }
            }
          }
        },
        "uiSchema": {
          "name": {
            "ui:options": {
              "width": "half",
              "source": "/enterpriseRegistry/legalPersonName"
            }
          },
          "identityCard": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/legalPerson/identityCard"
            }
          },
          "mobile": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/legalPerson/mobile"
            }
          },
          "isActualController": {
            "ui:widget": "radio",
            "ui:options": {
              "inline": true,
              "source": "/earlierApplications/legalPerson/isActualController"
            }
          },
          "controllerName": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/legalPerson/controllerName"
            }
          },
          "controllerIdentityCard": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/legalPerson/controllerIdentityCard"
            }
          },
          "differences": {
            "ui:widget": "hidden",
            "ui:options": {
              "differences": "/registryVerdict/reason"
            }
          },
          "differenceReason": {
            "ui:widget": "textarea",
            "ui:placeholder": "例如：法定代表人已变更，变更登记办理中"
          }
        }
      }
    },
    {
      "id": "handler",
      "name": "经办人",
      "keyName": "handler",
      "nodeType": 3,
      "progress": 3,
      "content": {
        "schema": {
          "type": "object",
          "required": [
            "name",
            "identityCard",
            "mobile"
          ],
          "properties": {
            "name": {
              "type": "string",
              "title": "经办人姓名",
              "minLength": 2,
              "maxLength": 20
            },
            "identityCard": {
              "type": "string",
              "title": "经办人身份证号",
              "format": "resident-id"
            },
            "mobile": {
              "type": "string",
              "title": "经办人手机号",
              "format": "mobile"
            }
          }
        },
        "uiSchema": {
          "name": {
            "ui:options": {
              "width": "half",
              "source": "/contactPerson/name"
            }
          },
          "mobile": {
            "ui:options": {
              "width": "half",
              "source": "/contactPerson/mobile"
            }
          },
          "identityCard": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/handler/identityCard"
            }
          }
        }
      }
    },
    {
      "id": "beneficial-owner",
      "name": "受益所有人",
      "keyName": "beneficialOwner",
      "nodeType": 3,
      "progress": 3,
      "content": {
        "schema": {
          "type": "object",
          "description": "直接或间接持有 25% 以上股权的自然人",
          "required": [
            "name",
            "shareholding"
          ],
          "properties": {
            "name": {
              "type": "string",
              "title": "受益所有人姓名",
              "minLength": 2,
              "maxLength": 20
            },
            "shareholding": {
              "type": "string",
              "title": "持股比例",
              "format": "percent"
            }
          }
        },
        "uiSchema": {
          "name": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/beneficialOwner/name"
            }
          },
          "shareholding": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/beneficialOwner/shareholding"
            }
          }
        }
      }
    },
    {
      "id": "materials",
      "name": "开通资料",
      "keyName": "materials",
      "nodeType": 2,
      "progress": 4,
      "content": {
        "step": {
          "title": "资料上传",
          "description": "请上传清晰、四角完整的原件照片或扫描件。"
        },
        "schema": {
          "type": "object",
          "required": [
            "businessLicence",
            "legalPersonIdCard",
            "articlesOfAssociation"
          ],
          "properties": {
            "businessLicence": {
              "type": "array",
              "title": "营业执照",
              "items": {
                "type": "object"
              },
              "minItems": 1,
              "maxItems": 1
            },
            "businessLicenceExpiresOn": {
              "type": "string",
              "title": "营业执照到期日",
              "format": "date"
            },
            "legalPersonIdCard": {
              "type": "array",
              "title": "法定代表人身份证",
              "items": {
                "type": "object"
              },
              "minItems": 2,
              "maxItems": 2
            },
            "legalPersonIdCardExpiresOn": {
              "type": "string",
              "title": "身份证到期日",
              "format": "date"
            },
            "articlesOfAssociation": {
              "type": "array",
              "title": "公司章程",
              "items": {
                "type": "object"
              },
              "minItems": 1,
              "maxItems": 5
            },
            "tradeContracts": {
              "type": "array",
              "title": "与核心企业的贸易合同",
              "items": {
                "type": "object"
              },
              "maxItems": 10
            }
          }
        },
        "uiSchema": {
          "businessLicence": {
            "ui:widget": "upload",
            "ui:help": "加盖公章的原件照片或扫描件",
            "ui:options": {
              "source": "/documentsOnFile/businessLicence"
            }
          },
          "businessLicenceExpiresOn": {
            "ui:help": "长期有效的不填；到期前会提醒您更新",
            "ui:options": {
              "source": "/documentsOnFile/businessLicenceExpiresOn",
              "rules": [
                {
                  "holds": "days(today(), businessLicenceExpiresOn) >= 0",
                  "message": "营业执照已过期，请上传有效期内的"
                }
              ]
            }
          },
          "legalPersonIdCard": {
            "ui:widget": "upload",
            "ui:options": {
              "places": [
                "人像面",
                "国徽面"
              ],
              "source": "/documentsOnFile/legalPersonIdCard"
            }
          },
          "legalPersonIdCardExpiresOn": {
            "ui:help": "长期有效的不填；到期前会提醒您更新",
            "ui:options": {
              "source": "/documentsOnFile/legalPersonIdCardExpiresOn",
              "rules": [
                {
                  "holds": "days(today(), legalPersonIdCardExpiresOn) >= 0",
                  "message": "身份证已过期，请上传有效期内的"
                }
              ]
            }
          },
          "articlesOfAssociation": {
            "ui:widget": "upload",
            "ui:options": {
              "source": "/documentsOnFile/articlesOfAssociation"
            }
          },
          "tradeContracts": {
            "ui:widget": "upload",
            "ui:help": "近一年内的合同，有助于更快审批",
            "ui:options": {
              "source": "/earlierApplications/materials/tradeContracts"
            }
          }
        }
      }
    },
    {
      "id": "financials",
      "name": "财务信息",
      "keyName": "financials",
      "nodeType": 2,
      "progress": 5,
      "content": {
        "step": {
          "title": "财务信息",
          "description": "中型、大型企业需要补充最近一个会计年度的财务数据。",
          "when": {
            "required": [
              "enterpriseProfile"
            ],
            "properties": {
              "enterpriseProfile": {
                "required": [
                  "companyScale"
                ],
                "properties": {
                  "companyScale": {
                    "enum": [
                      "medium",
                      "large"
                    ]
                  }
                }
              }
            }
          }
        },
        "schema": {
          "type": "object",
          "required": [
            "fiscalYear",
            "revenue",
            "totalAssets",
            "totalLiabilities",
            "auditReport"
          ],
          "properties": {
            "fiscalYear": {
              "type": "integer",
              "title": "会计年度",
              "minimum": 2015,
              "maximum": 2030
            },
            "revenue": {
              "type": "string",
              "title": "营业收入",
              "format": "money"
            },
            "totalAssets": {
              "type": "string",
              "title": "资产总额",
              "format": "money"
            },
            "totalLiabilities": {
              "type": "string",
              "title": "负债总额",
              "format": "money"
            },
            "auditReport": {
              "type": "array",
              "title": "审计报告",
              "items": {
                "type": "object"
              },
              "minItems": 1,
              "maxItems": 3
            }
          }
        },
        "uiSchema": {
          "fiscalYear": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/financials/fiscalYear"
            }
          },
          "revenue": {
            "ui:options": {
              "unit": "万元",
              "width": "half",
              "source": "/earlierApplications/financials/revenue"
            }
          },
          "totalAssets": {
            "ui:options": {
              "unit": "万元",
              "width": "half",
              "source": "/earlierApplications/financials/totalAssets"
            }
          },
          "totalLiabilities": {
            "ui:options": {
              "unit": "万元",
              "width": "half",
              "source": "/earlierApplications/financials/totalLiabilities"
            }
          },
          "auditReport": {
            "ui:widget": "upload",
            "ui:options": {
              "source": "/earlierApplications/financials/auditReport"
            }
          }
        }
      }
    },
    {
      "id": "bank-account",
      "name": "收款账户",
      "keyName": "bankAccount",
      "nodeType": 2,
      "progress": 6,
      "content": {
        "step": {
          "title": "银行账户",
          "description": "融资款将支付至该对公账户，账户须以本企业名称开立。"
        },
        "schema": {
          "type": "object",
          "required": [
            "accountName",
            "bank",
            "branchName",
            "accountNo"
          ],
          "properties": {
            "accountName": {
              "type": "string",
              "title": "账户名称"
            },
            "bank": {
              "type": "string",
              "title": "开户银行"
            },
            "branchName": {
              "type": "string",
              "title": "开户网点",
              "minLength": 4,
              "maxLength": 60
            },
            "accountNo": {
              "type": "string",
              "title": "银行账号",
              "format": "bank-account"
            }
          }
        },
        "uiSchema": {
          "ui:options": {
            "source": "/savedBankCard/accounts"
          },
          "accountName": {
            "ui:widget": "readonly",
            "ui:options": {
              "source": "/enterpriseProfile/companyName"
            }
          },
          "bank": {
            "ui:widget": "dictionary",
            "ui:options": {
              "dictionary": "bank",
              "width": "half",
              "source": "/earlierApplications/bankAccount/bank"
            }
          },
          "branchName": {
            "ui:options": {
              "width": "half",
              "source": "/earlierApplications/bankAccount/branchName"
            }
          },
          "accountNo": {
            "ui:options": {
              "source": "/earlierApplications/bankAccount/accountNo"
            }
          }
        }
      }
    },
    {
      "id": "contract",
      "name": "应收账款融资服务合同",
      "keyName": "contractSigning",
      "nodeType": 4,
      "progress": 7,
      "content": {
        "step": {
          "title": "合同签署",
          "description": "请阅读并以电子签名签署《应收账款融资服务合同》。",
          "dependsOn": [
            "enterpriseProfile",
            "contactPerson",
            "legalPerson",
            "handler",
            "beneficialOwner",
            "materials",
            "financials",
            "bankAccount"
          ]
        }
      }
    },
    {
      "id": "confirmation",
      "name": "确认提交",
      "keyName": "confirmation",
      "nodeType": 2,
      "progress": 8,
      "content": {
        "step": {
          "title": "确认提交",
          "description": "请核对以下信息。提交后由平台审批，通常需要 1 至 3 个工作日。",
          "commit": true
        },
        "schema": {
          "type": "object",
          "required": [
            "truthful",
            "creditInquiry"
          ],
          "properties": {
            "truthful": {
              "type": "boolean",
              "title": "本企业承诺所填信息及所交资料真实、完整、有效",
              "const": true
            },
            "creditInquiry": {
              "type": "boolean",
              "title": "本企业授权平台及资金方查询企业征信信息",
              "const": true
            },
            "remark": {
              "type": "string",
              "title": "备注",
              "maxLength": 200
            }
          }
        },
        "uiSchema": {
          "truthful": {
            "ui:widget": "consent"
          },
          "creditInquiry": {
            "ui:widget": "consent",
            "ui:options": {
              "agreement": {
                "title": "企业征信查询授权书",
                "paragraphs": [
                  "授权人（申请企业）因在本平台办理应收账款融资业务，现授权平台运营方及本次申请的资金方（以下合称“被授权人”），依据《征信业管理条例》及有关规定，查询、使用授权人的企业信用信息。",
                  "一、查询范围：被授权人可以通过中国人民银行金融信用信息基础数据库及依法设立的企业征信机构，查询授权人的基本信息、信贷信息、公共信息和信用报告。",
                  "二、使用目的：仅用于本次融资申请的受理、审批，以及融资获批后的贷后管理和风险处置，不用于其他用途。",
                  "三、授权期限：自授权人提交本次申请之日起，至申请未获批准之日，或融资获批后全部债务清偿之日止。",
                  "四、信息报送：融资获批的，被授权人可以按规定向金融信用信息基础数据库报送授权人的信贷信息，包括可能影响授权人信用状况的不良信息。",
                  "五、授权人已知悉本授权的内容和法律后果。申请被退回或未通过后重新提交的，须再次授权。"
                ]
              }
            }
          },
          "remark": {
            "ui:widget": "textarea"
          }
        }
      }
    }
  ]
})
const machine = createProcessMachine(plan)

describe("应收账款融资产品开通（receivablesOpening）", () => {
  it.each(PATHS)('$title', ({ steps: names, data, external }) => {
    const steps = plan.steps.filter(({ name }) => names.includes(name))
    const { visited, end } = walkPath(machine, { steps, data, external })
    expect({ visited, end }).toEqual({ visited: names, end: 'waiting' })
  })
})
