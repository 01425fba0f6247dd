-- A stand-in for the game's client: the functions the add-on calls, answered as each client version answers them.
-- `character` says who plays; `api` which functions that version has.
local Client = {}

local function link(body)
	return "|cffffffff|Hitem:" .. body .. "|h[Item]|h|r"
end

-- Every widget takes any call; the few that answer something are named.
local function widget()
	local scripts, shown, text = {}, false, ""
	local made = { lines = {}, TitleText = false }
	local answers = {
		SetScript = function(_, name, handler)
			scripts[name] = handler
		end,
		HookScript = function(_, name, handler)
			scripts[name] = handler
		end,
		GetScript = function(_, name)
			return scripts[name]
		end,
		Show = function()
			shown = true
		end,
		Hide = function()
			shown = false
		end,
		IsShown = function()
			return shown
		end,
		SetText = function(_, value)
			text = value
		end,
		GetText = function()
			return text
		end,
		AddLine = function(self, line)
			self.lines[#self.lines + 1] = line
		end,
		GetItem = function(self)
			return "Item", self.link
		end,
		CreateFontString = function()
			return widget()
		end,
	}
	return setmetatable(made, {
		__index = function(_, name)
			return answers[name] or function() end
		end,
	})
end

local function frames()
	local made = {}
	CreateFrame = function(kind, name)
		local frame = widget()
		frame.kind = kind
		made[#made + 1] = frame
		if name then
			_G[name] = frame
		end
		return frame
	end
	GameTooltip, ItemRefTooltip = widget(), widget()
	ShoppingTooltip1, ShoppingTooltip2 = widget(), widget()
	SlashCmdList = {}
	UIParent = widget()
	return made
end

local function containers(api, bags)
	local function slots(bag)
		return bags[bag] and bags[bag].size or 0
	end
	local function entry(bag, slot)
		return bags[bag] and bags[bag][slot]
	end
	if api.newContainers then
		C_Container = {
			GetContainerNumSlots = slots,
			GetContainerItemInfo = function(bag, slot)
				local item = entry(bag, slot)
				return item and { hyperlink = link(item[1]), stackCount = item[2] or 1 }
			end,
		}
		return
	end
	GetContainerNumSlots = slots
	GetContainerItemInfo = function(bag, slot)
		local item = entry(bag, slot)
		if item then
			return "texture", item[2] or 1, false, 1, false, false, link(item[1])
		end
	end
end

local function talents(api, trees)
	if api.newTalents then
		C_SpecializationInfo = {
			GetTalentInfo = function(query)
				local talent = trees[query.specializationIndex][query.talentIndex]
				return talent and { name = "Talent", tier = talent[1], column = talent[2], rank = talent[3] }
			end,
		}
		return
	end
	GetNumTalentTabs = function()
		return #trees
	end
	GetNumTalents = function(tree)
		return #trees[tree]
	end
	GetTalentInfo = function(tree, index)
		local talent = trees[tree][index]
		return "Talent", "icon", talent[1], talent[2], talent[3], 5
	end
end

local function spells(api, names)
	if api.newSpells then
		C_Spell = {
			GetSpellInfo = function(id)
				return names[id] and { name = names[id] }
			end,
		}
		return
	end
	GetSpellInfo = function(id)
		return names[id]
	end
end

local function glyphs(api, sockets)
	if not sockets then
		return
	end
	GetNumGlyphSockets = function()
		return 6
	end
	GetGlyphSocketInfo = function(socket)
		local glyph = sockets[socket]
		if not glyph then
			return false
		end
		if api.glyphTooltipIndex then
			return true, glyph[1], 0, glyph[2], "icon"
		end
		return true, glyph[1], glyph[2], "icon"
	end
end

local function runes(worn)
	if not worn then
		return
	end
	C_Engraving = {
		IsEngravingEnabled = function()
			return true
		end,
		GetRuneForEquipmentSlot = function(slot)
			return worn[slot] and { name = "Rune", learnedAbilitySpellIDs = { worn[slot] } }
		end,
	}
end

local function person(character)
	UnitName = function()
		return character.name
	end
	GetRealmName = function()
		return character.realm
	end
	UnitRace = function()
		return "Local race", character.race
	end
	UnitClass = function()
		return "Local class", character.class
	end
	UnitFactionGroup = function()
		return character.faction
	end
	UnitSex = function()
		return character.sex
	end
	UnitLevel = function()
		return character.level
	end
	GetGuildInfo = function()
		return character.guild
	end
	GetInventoryItemLink = function(_, slot)
		return character.worn[slot] and link(character.worn[slot])
	end
	IsEquippableItem = function(itemLink)
		return not itemLink:find("item:" .. (character.food or "none") .. ":", 1, true)
	end
	GetNumSkillLines = function()
		return #character.skills
	end
	GetSkillLineInfo = function(index)
		local skill = character.skills[index]
		return skill[1], skill[2] == nil, false, skill[2]
	end
	NUM_BAG_SLOTS, NUM_BANKBAGSLOTS = 4, 7
end

local function tooltips(api)
	if not api.newTooltips then
		return
	end
	Enum = { TooltipDataType = { Item = 0 } }
	TooltipDataProcessor = {
		AddTooltipPostCall = function(_, handler)
			GameTooltip:SetScript("OnTooltipSetItem", handler)
		end,
	}
end

-- Sets the globals up and gives the frames the add-on makes.
function Client.start(character)
	local api = character.api
	person(character)
	containers(api, character.bags)
	talents(api, character.talents)
	spells(api, character.spells)
	glyphs(api, character.glyphs)
	runes(character.runes)
	local made = frames()
	tooltips(api)
	return made
end

Client.link = link

return Client
